import { createRoute } from '@tanstack/react-router'
import { listSearchNames } from '../../lib/list/list-search.ts'
import { guard } from './guard.ts'
import { signedInScreen, standard } from './layouts.ts'
import { texts } from './search.ts'

const naps = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('NapList'),
})
const addNap = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases/add-nap',
  validateSearch: texts('from'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('AddNapPage'),
})
const editNap = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases/edit-nap',
  validateSearch: texts('id', 'view'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
  component: signedInScreen('EditListingScreen'),
})
const napUpdates = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases/updates',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
  component: signedInScreen('UpdatesPage'),
})
const bulkAddNaps = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases/bulk-add',
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('BulkAddListingsPage'),
})
const categories = createRoute({
  getParentRoute: () => standard,
  path: '/categories',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('CategoryList'),
})
const articles = createRoute({
  getParentRoute: () => standard,
  path: '/articles',
  validateSearch: texts(...listSearchNames, 'source', 'category'),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('ArticleList'),
})
// One screen for both addresses: it stays as it is when a new article gets its own.
const articleEditor = createRoute({
  getParentRoute: () => standard,
  id: 'article-editor',
  component: signedInScreen('ArticleEditorScreen'),
})
const addArticle = createRoute({
  getParentRoute: () => articleEditor,
  path: '/articles/add-article',
  validateSearch: texts('with', 'generation'),
  beforeLoad: guard({ needs: 'content:write' }),
})
const editArticle = createRoute({
  getParentRoute: () => articleEditor,
  path: '/articles/edit-article',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
})
const viewArticle = createRoute({
  getParentRoute: () => standard,
  path: '/articles/view-article',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: signedInScreen('ViewArticlePage'),
})
const publishByHand = createRoute({
  getParentRoute: () => standard,
  path: '/articles/publish-by-hand',
  validateSearch: texts('article', 'job', 'post'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('PublishByHandPage'),
})
const addToSite = createRoute({
  getParentRoute: () => standard,
  path: '/articles/add-to-site',
  validateSearch: texts('article'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('ArticlePageScreen'),
})
const rssFeeds = createRoute({
  getParentRoute: () => standard,
  path: '/articles/rss-feeds',
  validateSearch: texts(...listSearchNames, 'feed'),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('FeedsPage'),
})
const bulkAddArticles = createRoute({
  getParentRoute: () => standard,
  path: '/articles/bulk-add',
  validateSearch: texts(...listSearchNames, 'bulk'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('BulkPage'),
})
const stackers = createRoute({
  getParentRoute: () => standard,
  path: '/prompt-stacker',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('StackerList'),
})
const addStacker = createRoute({
  getParentRoute: () => standard,
  path: '/prompt-stacker/add-prompt-stacker',
  validateSearch: texts('start'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('AddStackerPage'),
})
const editStacker = createRoute({
  getParentRoute: () => standard,
  path: '/prompt-stacker/edit-prompt-stacker',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
  component: signedInScreen('EditStackerPage'),
})

/** Listings, categories, articles and prompt stackers. */
export const contentRoutes = [
  naps,
  addNap,
  editNap,
  napUpdates,
  bulkAddNaps,
  categories,
  articles,
  articleEditor.addChildren([addArticle, editArticle]),
  viewArticle,
  publishByHand,
  addToSite,
  rssFeeds,
  bulkAddArticles,
  stackers,
  addStacker,
  editStacker,
] as const
