import { createRoute } from '@tanstack/react-router'
import { listSearchNames } from '../../lib/list/list-search.ts'
import { guard } from './guard.ts'
import { signedInScreen, standard } from './layouts.ts'
import { texts } from './search.ts'

const leads = createRoute({
  getParentRoute: () => standard,
  path: '/leads',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('LeadsPage'),
})
const settings = createRoute({
  getParentRoute: () => standard,
  path: '/leads/settings',
  validateSearch: texts('site'),
  beforeLoad: guard({ needs: 'content:write' }),
  component: signedInScreen('LeadSettingsPage'),
})
const lead = createRoute({
  getParentRoute: () => standard,
  path: '/leads/$id',
  beforeLoad: guard({ needs: 'content:read' }),
  component: signedInScreen('LeadPage'),
})

/** The inbox, its settings, and one lead. */
export const leadRoutes = [leads, settings, lead] as const
