import type { WatchedCall } from './statement-rule.ts'

interface Exception {
  /** Path of the service; all if left out. */
  readonly service?: string
  /** Only for callers who manage all users. */
  readonly isForAdmins?: boolean
  /** All if left out. */
  readonly statement?: RegExp
  readonly because: string
}

/** Statements of requests that read or change rows of several accounts by design. */
const exceptions: readonly Exception[] = [
  {
    statement: /from "sites" where \(?"host_slug" = \$/,
    because: 'folders of the built-in host are unique among all accounts',
  },
  {
    statement: /from "subscriptions" where "customer_id" = \$1/,
    because: 'the payment service names its customer, and a customer belongs to one account',
  },
  {
    service: 'link-checks',
    statement: /from "site_targets" inner join "sites" .* where "site_targets"."published_at" > \$1/,
    because: 'links are collected for all accounts since the last time, by whoever asks first',
  },
  {
    service: 'dashboard',
    isForAdmins: true,
    statement: /from billing_requests where status = 'open'/,
    because: 'admins see the number of open tier requests',
  },
  {
    service: 'users',
    isForAdmins: true,
    because: 'admins see and change every user',
  },
  {
    service: 'login-sessions',
    statement:
      /update "login_sessions" set "account_id" = .* exists \(select "id" from "memberships"|into "audit_log"/,
    because: 'a session moves to another account, of which the update requires the user to be a member',
  },
]

/** Returns whether a call may run a statement that reaches rows of other accounts. */
export const isAcrossAccounts = ({ service, isAdmin }: WatchedCall, text: string): boolean =>
  exceptions.some(
    (one) =>
      (one.service ?? service) === service &&
      (isAdmin || !one.isForAdmins) &&
      (one.statement?.test(text) ?? true),
  )
