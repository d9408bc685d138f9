import { createRoute } from '@tanstack/react-router'
import { listSearchNames } from '../../lib/list/list-search.ts'
import { editorChunks } from './editor-chunks.ts'
import { guard } from './guard.ts'
import { builder, queries, screen, signedInScreen, standard } from './layouts.ts'
import { texts } from './search.ts'

const sites = createRoute({
  getParentRoute: () => standard,
  path: '/site-builder',
  validateSearch: texts(...listSearchNames, 'publish'),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('SiteListScreen'),
})
const newSite = createRoute({
  getParentRoute: () => queries,
  path: '/site-builder/new-site',
  validateSearch: texts('site'),
  beforeLoad: guard({ needs: 'site:publish' }),
  component: signedInScreen('NewSitePage'),
})
const structure = createRoute({
  getParentRoute: () => standard,
  path: '/site-builder/structure',
  validateSearch: texts('id', 'type', 'layout'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: signedInScreen('StructureScreen'),
})
const pages = createRoute({
  getParentRoute: () => standard,
  path: '/page-builder',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('PageList'),
})
const sections = createRoute({
  getParentRoute: () => standard,
  path: '/section-builder',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('SectionList'),
})
const buildSite = createRoute({
  getParentRoute: () => builder,
  path: '/site-builder/build-site',
  validateSearch: texts('napId', 'page'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: screen(editorChunks.buildSite, 'BuildSiteScreen'),
})
const editSite = createRoute({
  getParentRoute: () => builder,
  path: '/site-builder/edit-site',
  validateSearch: texts('id', 'page', 'node', 'field', 'dialog'),
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
  validateSearch: texts('id', 'node', 'field'),
  beforeLoad: guard({ needs: 'content:write' }),
})
const viewPage = createRoute({
  getParentRoute: () => builder,
  path: '/page-builder/view-page',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:read' }),
  component: screen(editorChunks.pages, 'ViewPageScreen'),
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
  validateSearch: texts('id', 'node', 'field'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
})
// The section editor under the names of module makers; a public installation leads its people home from here.
const moduleMaker = createRoute({
  getParentRoute: () => sectionEditor,
  path: '/module-maker',
  beforeLoad: guard({ needs: 'content:write' }),
})
const editModule = createRoute({
  getParentRoute: () => sectionEditor,
  path: '/module-maker/edit-module',
  validateSearch: texts('id', 'node', 'field'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
})
const viewSection = createRoute({
  getParentRoute: () => builder,
  path: '/section-builder/view-section',
  validateSearch: texts('id'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: screen(editorChunks.sections, 'ViewSectionScreen'),
})

/** Lists of pages, sections and sites. */
export const siteListRoutes = [sites, structure, pages, sections] as const

/** Their editors, full screen. */
export const editorRoutes = [
  buildSite,
  editSite,
  viewSite,
  pageEditor.addChildren([buildPage, editPage]),
  viewPage,
  sectionEditor.addChildren([buildSection, editSection, moduleMaker, editModule]),
  viewSection,
] as const

/** From a business to a live site, without the sidebar. */
export const newSiteRoutes = [newSite] as const
