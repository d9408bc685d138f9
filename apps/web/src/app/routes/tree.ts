import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { listSearchNames } from '../../lib/list-search.ts'
import { EmptyLayout } from '../shell/empty-layout.tsx'
import { NotFoundPage } from '../shell/error-page.tsx'
import { RootFrame } from '../shell/root-frame.tsx'
import { editorChunks } from './editor-chunks.ts'
import { guard } from './guard.ts'
import { texts } from './search.ts'

const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundPage })

const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => loadChunk(load), name)

// Layouts: each screen hangs under the one it wears.
const empty = createRoute({ getParentRoute: () => root, id: 'empty', component: EmptyLayout })
const standard = createRoute({
  getParentRoute: () => root,
  id: 'default',
  component: screen(() => import('../shell/default-layout.tsx'), 'DefaultLayout'),
})
const builder = createRoute({
  getParentRoute: () => root,
  id: 'builder',
  component: screen(editorChunks.layout, 'BuilderLayout'),
})

const login = createRoute({
  getParentRoute: () => empty,
  path: '/login',
  validateSearch: texts('redirect'),
  beforeLoad: guard({ middleware: ['auth_non_logged'] }),
  component: screen(() => import('../../features/auth/components/login-page.tsx'), 'LoginPage'),
})
const register = createRoute({
  getParentRoute: () => empty,
  path: '/register',
  beforeLoad: guard({ middleware: ['auth_non_logged'] }),
  component: screen(() => import('../../features/auth/components/register-page.tsx'), 'RegisterPage'),
})
const about = createRoute({
  getParentRoute: () => empty,
  path: '/about',
  component: screen(() => import('../../features/about/components/about-page.tsx'), 'AboutPage'),
})
const privacy = createRoute({
  getParentRoute: () => empty,
  path: '/privacy',
  component: screen(() => import('../../features/about/components/privacy-page.tsx'), 'PrivacyPage'),
})

const stats = createRoute({
  getParentRoute: () => standard,
  path: '/',
  beforeLoad: guard(),
  component: screen(() => import('../../features/stats/components/stats-page.tsx'), 'StatsPage'),
})
const billing = createRoute({
  getParentRoute: () => standard,
  path: '/billing',
  beforeLoad: guard({ needs: 'billing:see' }),
  component: screen(() => import('../../features/billing/components/billing-page.tsx'), 'BillingPage'),
})
const naps = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: screen(() => import('../../features/naps/components/nap-list.tsx'), 'NapList'),
})
const addNap = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases/add-nap',
  validateSearch: texts('from'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: screen(() => import('../../features/naps/components/add-nap-page.tsx'), 'AddNapPage'),
})
const editNap = createRoute({
  getParentRoute: () => standard,
  path: '/nap-databases/edit-nap',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
  component: screen(() => import('../../features/naps/components/edit-nap-page.tsx'), 'EditNapPage'),
})
const sites = createRoute({
  getParentRoute: () => standard,
  path: '/site-builder',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: screen(() => import('../../features/sites/components/site-list.tsx'), 'SiteList'),
})
const buildSite = createRoute({
  getParentRoute: () => standard,
  path: '/site-builder/build-site',
  validateSearch: texts('napId'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: screen(() => import('../../features/sites/components/build-site-page.tsx'), 'BuildSitePage'),
})
const editSite = createRoute({
  getParentRoute: () => builder,
  path: '/site-builder/edit-site',
  validateSearch: texts('id', 'page'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
  component: screen(editorChunks.editSite, 'EditSiteScreen'),
})
const viewSite = createRoute({
  getParentRoute: () => builder,
  path: '/site-builder/view-site',
  validateSearch: texts('id', 'page'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: screen(editorChunks.viewSite, 'ViewSiteScreen'),
})
const structure = createRoute({
  getParentRoute: () => standard,
  path: '/site-builder/structure',
  validateSearch: texts('id', 'type', 'layout'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: screen(
    () => import('../../features/site-structure/components/structure-page.tsx'),
    'StructurePage',
  ),
})
const pages = createRoute({
  getParentRoute: () => standard,
  path: '/page-builder',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: screen(() => import('../../features/pages/components/page-list.tsx'), 'PageList'),
})
// One screen for both addresses: it stays as it is when a new page gets its own.
const pageEditor = createRoute({
  getParentRoute: () => builder,
  id: 'page-editor',
  component: screen(editorChunks.pages, 'PageEditorScreen'),
})
const buildPage = createRoute({
  getParentRoute: () => pageEditor,
  path: '/page-builder/build-page',
  validateSearch: texts('id', 'template'),
  beforeLoad: guard({ needs: 'content:write' }),
})
const editPage = createRoute({
  getParentRoute: () => pageEditor,
  path: '/page-builder/edit-page',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write' }),
})
const viewPage = createRoute({
  getParentRoute: () => builder,
  path: '/page-builder/view-page',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:read' }),
  component: screen(editorChunks.pages, 'ViewPageScreen'),
})
const sections = createRoute({
  getParentRoute: () => standard,
  path: '/section-builder',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: screen(() => import('../../features/sections/components/section-list.tsx'), 'SectionList'),
})
// One screen for both addresses: it stays as it is when a new section gets its own.
const sectionEditor = createRoute({
  getParentRoute: () => builder,
  id: 'section-editor',
  component: screen(editorChunks.sections, 'SectionEditorScreen'),
})
const buildSection = createRoute({
  getParentRoute: () => sectionEditor,
  path: '/section-builder/build-section',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write' }),
})
const editSection = createRoute({
  getParentRoute: () => sectionEditor,
  path: '/section-builder/edit-section',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
})
const viewSection = createRoute({
  getParentRoute: () => builder,
  path: '/section-builder/view-section',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: screen(editorChunks.sections, 'ViewSectionScreen'),
})
const cloudKeys = createRoute({
  getParentRoute: () => standard,
  path: '/settings/clouds-api-keys',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: screen(
    () => import('../../features/cloud-accounts/components/cloud-accounts-page.tsx'),
    'CloudAccountsPage',
  ),
})

export const routeTree = root.addChildren([
  empty.addChildren([login, register, about, privacy]),
  standard.addChildren([
    stats,
    billing,
    naps,
    addNap,
    editNap,
    sites,
    buildSite,
    structure,
    pages,
    sections,
    cloudKeys,
  ]),
  builder.addChildren([
    editSite,
    viewSite,
    pageEditor.addChildren([buildPage, editPage]),
    viewPage,
    sectionEditor.addChildren([buildSection, editSection]),
    viewSection,
  ]),
])
