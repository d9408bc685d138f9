import { createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { EmptyLayout } from '../shell/layouts/empty-layout.tsx'
import { NotFoundPage } from '../shell/layouts/error-page.tsx'
import { RootFrame } from '../shell/layouts/root-frame.tsx'
import { editorChunks } from './editor-chunks.ts'

export const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundPage })

/** Screen whose chunk loads on the first visit. */
export const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => loadChunk(load), name)

// Layouts: each screen hangs under the one it wears.
export const empty = createRoute({ getParentRoute: () => root, id: 'empty', component: EmptyLayout })
export const standard = createRoute({
  getParentRoute: () => root,
  id: 'default',
  component: screen(() => import('../shell/layouts/default-layout.tsx'), 'DefaultLayout'),
})
export const builder = createRoute({
  getParentRoute: () => root,
  id: 'builder',
  component: screen(editorChunks.layout, 'BuilderLayout'),
})
