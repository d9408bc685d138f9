import { createRoute, redirect } from '@tanstack/react-router'
import { listSearchNames } from '../../lib/list/list-search.ts'
import { guard } from './guard.ts'
import { empty, screen, standard } from './layouts.ts'
import { texts } from './search.ts'

const stats = createRoute({
  getParentRoute: () => standard,
  path: '/',
  beforeLoad: guard(),
  component: screen(() => import('../../features/dashboard/dashboard-page.tsx'), 'StatsPage'),
})
const billing = createRoute({
  getParentRoute: () => standard,
  path: '/billing',
  validateSearch: texts('paid'),
  beforeLoad: guard({ needs: 'billing:see' }),
  component: screen(() => import('../../features/billing/billing-page.tsx'), 'BillingPage'),
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
  component: screen(() => import('../../features/accounts/people/invite-page.tsx'), 'InvitePage'),
})
const profile = createRoute({
  getParentRoute: () => standard,
  path: '/profile',
  beforeLoad: guard(),
  component: screen(() => import('./screens/profile.tsx'), 'ProfileScreen'),
})
const activity = createRoute({
  getParentRoute: () => standard,
  path: '/activity',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'audit:see' }),
  component: screen(() => import('../../features/accounts/audit-log/audit-log-page.tsx'), 'ActivityPage'),
})
const users = createRoute({
  getParentRoute: () => standard,
  path: '/users',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'users:manage' }),
  component: screen(() => import('./screens/user-list.tsx'), 'UserListScreen'),
})
const newUser = createRoute({
  getParentRoute: () => standard,
  path: '/users/new-user',
  beforeLoad: guard({ needs: 'users:manage' }),
  component: screen(() => import('../../features/accounts/users/new-user-page.tsx'), 'NewUserPage'),
})
const mail = createRoute({
  getParentRoute: () => standard,
  path: '/users/mail',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'users:manage' }),
  component: screen(() => import('../../features/notifications/mail/mail-list.tsx'), 'MailList'),
})
const requests = createRoute({
  getParentRoute: () => standard,
  path: '/users/requests',
  validateSearch: texts(...listSearchNames),
  beforeLoad: guard({ needs: 'users:manage' }),
  component: screen(() => import('../../features/billing/requests/request-list.tsx'), 'RequestList'),
})
const user = createRoute({
  getParentRoute: () => standard,
  path: '/users/$id',
  beforeLoad: guard({ needs: 'users:manage' }),
  component: screen(() => import('../../features/accounts/users/user-page.tsx'), 'UserPage'),
})
const status = createRoute({
  getParentRoute: () => standard,
  path: '/status',
  beforeLoad: guard({ needs: 'installation:operate' }),
  component: screen(() => import('../../features/operations/status/status-page.tsx'), 'StatusPage'),
})
const apiKeys = createRoute({
  getParentRoute: () => standard,
  path: '/settings/api-keys',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: screen(() => import('../../features/accounts/settings/api-keys-page.tsx'), 'ApiKeysPage'),
})
const cloudKeys = createRoute({
  getParentRoute: () => standard,
  path: '/settings/clouds-api-keys',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: screen(
    () => import('../../features/clouds/accounts/cloud-accounts-page.tsx'),
    'CloudAccountsPage',
  ),
})
const tokens = createRoute({
  getParentRoute: () => standard,
  path: '/settings/access-tokens',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: screen(
    () => import('../../features/accounts/access-tokens/access-tokens-page.tsx'),
    'AccessTokensPage',
  ),
})
const webhooks = createRoute({
  getParentRoute: () => standard,
  path: '/settings/webhooks',
  validateSearch: texts('webhook', ...listSearchNames),
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: screen(() => import('../../features/notifications/webhooks/webhooks-page.tsx'), 'WebhooksPage'),
})
const accountData = createRoute({
  getParentRoute: () => standard,
  path: '/settings/data',
  beforeLoad: guard({ needs: 'settings:manage' }),
  component: screen(
    () => import('../../features/operations/account-data/account-data-page.tsx'),
    'AccountDataPage',
  ),
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
  apiKeys,
  cloudKeys,
  tokens,
  webhooks,
  accountData,
] as const
