interface Exception {
  /** Path of the service; all if left out. */
  readonly service?: string
  readonly statement: RegExp
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
    statement: /from billing_requests where status = 'open'/,
    because: 'admins see the number of open tier requests',
  },
  {
    service: 'users',
    statement: /from "memberships" as "membership" .* where "membership"."user_id" in/,
    because: 'admins read every user',
  },
  {
    service: 'login-sessions',
    statement: /update "login_sessions" set "account_id" = \$1 .* exists \(select "id" from "memberships"/,
    because: 'a session moves to another account, of which the statement requires the user to be a member',
  },
]

export const isAcrossAccounts = (service: string, text: string): boolean =>
  exceptions.some((one) => (one.service ?? service) === service && one.statement.test(text))
