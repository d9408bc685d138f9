/** The parts of the app that open pages: named here, because they are asked for before the routes are there. */
export const editorChunks = {
  layout: () => import('../shell/layouts/editor-layout.tsx'),
  buildSite: () => import('./screens/build-site.tsx'),
  editSite: () => import('./screens/edit-site.tsx'),
  viewSite: () => import('./screens/view-site.tsx'),
  pages: () => import('./screens/builder-pages.tsx'),
  sections: () => import('./screens/builder-sections.tsx'),
}
