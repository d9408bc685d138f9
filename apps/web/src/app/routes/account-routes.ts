import { createRoute, redirect } from '@tanstack/react-router'
import { listSearchNames } from '../../lib/list/list-search.ts'
import { guard } from './guard.ts'
import { empty, signedInScreen, standard } from './layouts.ts'
import { texts } from './search.ts'

const stats = createRoute({
  getParentRoute: () => standard,
  path: '/',
  beforeLoad: guard(),
  component: signedInScreen('StatsPage'),
})
const billing = createRoute({
  getParentRoute: () => standard,
  path: '/billing',
  validateSearch: texts('paid'),
  beforeLoad: guard({ needs: 'billing:see' }),
  component: signedInScreen('BillingPage'),
})
// Redirects a sign-up that is not yet active to Billing, and everyone else home.
const inactiveNewSignup = createRoute({
  getParentRoute: () => empty,
  path: '/inactive-new-signup',
  beforeLoad: async (arrival) => {
    await guard()(arrival)
    throw redirect({ to: '/', replace: true })
  },
})
const inviteUser = createRoute({
  getParentRoute: () => standard,
  path: '/invite-user',
  beforeLoad: guard({ needs: 'members:invite' }),
  component: signedInScreen('InvitePage'),
})
const profile = createRoute({
  getParentRoute: () => standard,
  path: '/profile',
  beforeLoad: guard(),
  component: signedInScreen('ProfileScreen'),
})
const activity = createRoute({
  getParentRoute: () => standard,
  path: '/activity',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'audit:see' }),
  component: signedInScreen('ActivityPage'),
})
const users = createRoute({
  getParentRoute: () => standard,
  path: '/users',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'users:manage' }),
  component: signedInScreen('UserListScreen'),
})
const newUser = createRoute({
  getParentRoute: () => standard,
  path: '/users/new-user',
  beforeLoad: guard({ needs: 'users:manage' }),
  component: signedInScreen('NewUserPage'),
})
const mail = createRoute({
  getParentRoute: () => standard,
  path: '/users/mail',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'users:manage' }),
  component: signedInScreen('MailList'),
})
const requests = createRoute({
  getParentRoute: () => standard,
  path: '/users/requests',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'users:manage' }),
  component: signedInScreen('RequestList'),
})
const user = createRoute({
  getParentRoute: () => standard,
  path: '/users/$id',
  beforeLoad: guard({ needs: 'users:manage' }),
  component: signedInScreen('UserPage'),
})
const status = createRoute({
  getParentRoute: () => standard,
  path: '/status',
  beforeLoad: guard({ needs: 'installation:operate' }),
  component: signedInScreen('StatusPage'),
})
const modelPrices = createRoute({
  getParentRoute: () => standard,
  path: '/settings/ai-costs/model-prices',
  beforeLoad: guard({ needs: 'installation:operate' }),
  component: signedInScreen('PricesPage'),
})
const apiKeys = createRoute({
  getParentRoute: () => standard,
  path: '/settings/api-keys',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: signedInScreen('ApiKeysPage'),
})
const aiCosts = createRoute({
  getParentRoute: () => standard,
  path: '/settings/ai-costs',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'usage:see' }),
  component: signedInScreen('AiCostsPage'),
})
const cloudKeys = createRoute({
  getParentRoute: () => standard,
  path: '/settings/clouds-api-keys',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: signedInScreen('CloudAccountsPage'),
})
const tokens = createRoute({
  getParentRoute: () => standard,
  path: '/settings/access-tokens',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: signedInScreen('AccessTokensPage'),
})
const webhooks = createRoute({
  getParentRoute: () => standard,
  path: '/settings/webhooks',
  validateSearch: texts('webhook', ...listSearchNames),
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: signedInScreen('WebhooksPage'),
})
const accountData = createRoute({
  getParentRoute: () => standard,
  path: '/settings/data',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: signedInScreen('AccountDataPage'),
})

/** Addresses without a screen of their own. */
export const leadingRoutes = [inactiveNewSignup] as const

/** The start page, people, bills and settings. */
export const accountRoutes = [
  stats,
  billing,
  inviteUser,
  profile,
  activity,
  users,
  newUser,
  mail,
  requests,
  user,
  status,
  modelPrices,
  apiKeys,
  aiCosts,
  cloudKeys,
  tokens,
  webhooks,
  accountData,
] as const
