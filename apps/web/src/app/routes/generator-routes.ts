import { createRoute } from '@tanstack/react-router'
import { listSearchNames } from '../../lib/list/list-search.ts'
import { guard } from './guard.ts'
import { signedInScreen, standard } from './layouts.ts'
import { texts } from './search.ts'

// One screen with two entries: pages of one site, and its zoomer variant, whole sites.
const turbo = createRoute({
  getParentRoute: () => standard,
  path: '/turbo-site-builder',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('TurboList'),
})
const zoomer = createRoute({
  getParentRoute: () => standard,
  path: '/zoomer-site-builder',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('ZoomerList'),
})
// One screen for both addresses: it stays as it is when a new generation gets its own.
const generation = createRoute({
  getParentRoute: () => standard,
  id: 'generation',
  component: signedInScreen('TurboPage'),
})
const newGeneration = createRoute({
  getParentRoute: () => generation,
  path: '/zoomer-site-builder/new-generation',
  validateSearch: texts('variant', 'step'),
  beforeLoad: guard({ needs: 'content:write' }),
})
const editGeneration = createRoute({
  getParentRoute: () => generation,
  path: '/zoomer-site-builder/edit-generation',
  validateSearch: texts('id', 'step'),
  beforeLoad: guard({ needs: 'content:write', record: true }),
})
const viewGeneration = createRoute({
  getParentRoute: () => standard,
  path: '/zoomer-site-builder/view-generation',
  validateSearch: texts('id', 'tab', ...listSearchNames),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: signedInScreen('ViewTurboPage'),
})
const structure = createRoute({
  getParentRoute: () => standard,
  path: '/zoomer-site-builder/structure',
  validateSearch: texts('id', 'site', 'type', 'layout'),
  beforeLoad: guard({ needs: 'content:read', record: true }),
  component: signedInScreen('TurboStructurePage'),
})

/** The turbo site generator. */
export const turboRoutes = [
  turbo,
  zoomer,
  generation.addChildren([newGeneration, editGeneration]),
  viewGeneration,
  structure,
] as const
