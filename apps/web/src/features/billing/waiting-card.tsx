import { Stack, Text, Title } from '@mantine/core'
import type { Billing } from '@web2/contract/billing'
import { roleOf, type User } from '@web2/contract/core'

/** What to do while the account is closed. */
export const WaitingCard = ({ user, billing }: { user: User; billing: Billing }) => (
  <Stack gap="sm" p="lg" className="card" role="status">
    <Title order={2} size="h4">
      Your account is waiting to be activated
    </Title>
    <Text>
      {roleOf(user) === 'inactive-new-signup'
        ? 'You signed up as '
        : 'The subscription of this account is not active. You are signed in as '}
      <b>{user.email}</b>. Until the account is active, only this page is open to you.
    </Text>
    <Text>
      {billing.kind === 'payments'
        ? 'Choose a tier below to activate it.'
        : 'Ask for a tier below: an admin of this installation is told and activates the account.'}{' '}
      This page opens the rest of the product as soon as the account is active; you need not sign in again.
    </Text>
  </Stack>
)
