import { createRootRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { EmptyLayout } from '../shell/layouts/empty-layout.tsx'
import { NotFoundPage } from '../shell/layouts/error-page.tsx'
import { RootFrame } from '../shell/layouts/root-frame.tsx'
import { editorChunks } from './editor-chunks.ts'
import type { signedInScreens } from './signed-in-screens.ts'

export const root = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundPage })

/** Screen for guests, whose chunk loads on the first visit. */
export const screen = <Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) => lazyRouteComponent(() => loadChunk(load), name)

/** Screen behind sign-in, whose chunk loads on the first visit. */
export const signedInScreen = (name: keyof typeof signedInScreens): RouteComponent =>
  lazyRouteComponent(() =>
    loadChunk(async () => {
      const screens = await import('./signed-in-screens.ts')
      return { default: await screens.signedInScreens[name]() }
    }),
  )

// Layouts: each screen hangs under the one it wears.
export const empty = createRoute({ getParentRoute: () => root, id: 'empty', component: EmptyLayout })
/** Below the empty one, with the cache of queries. */
export const queries = createRoute({
  getParentRoute: () => empty,
  id: 'queries',
  component: screen(() => import('../shell/layouts/query-layout.tsx'), 'QueryLayout'),
})
export const standard = createRoute({
  getParentRoute: () => root,
  id: 'default',
  component: signedInScreen('DefaultLayout'),
})
export const builder = createRoute({
  getParentRoute: () => root,
  id: 'builder',
  component: screen(editorChunks.layout, 'BuilderLayout'),
})
