import classes from './billing-page.module.css'
import { Badge, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { Tier, Billing } from '@web2/contract/billing'
import { roleLabels, roleOf, type TierType, type User } from '@web2/contract/core'
import { useEffect, useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { openCheckout } from './resources.ts'
import { showError, showSuccess } from '../../lib/snackbar.ts'
import { seesOnlyBilling } from '../../lib/session/sees-only-billing.ts'
import { useUser } from '../../lib/session/use-user.ts'
import { Failure } from '../../ui/failure.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { QueryState } from '../../ui/query-state.tsx'
import { currentBilling, latestRequest } from './billing-api.ts'
import { tierName } from '../../lib/text/tier-name.ts'
import { useReturnFromPaying } from './use-return-from-paying.ts'
import { HistoryCard } from './history-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { MonthCard } from './month-card.tsx'
import { RequestCard } from './request-card.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { TierCards } from './tier-cards.tsx'

/** What to do while the account is closed. */
const WaitingCard = ({ user, billing }: { user: User; billing: Billing }) => (
  <Stack gap="sm" p="lg" className="card" role="status">
    <Title order={2} size="h5">
      Your account is pending activation
    </Title>
    <Text size="sm">
      {roleOf(user) === 'inactive-new-signup'
        ? 'You signed up as '
        : 'This account’s subscription is inactive. You’re signed in as '}{' '}
      <b>{user.email}</b>. Until the account is active, you can only see this page.
    </Text>
    <Text size="sm">
      {billing.kind === 'payments'
        ? 'Choose a plan below to activate it.'
        : 'Request a plan below. An admin reviews your request and activates the account.'}{' '}
      The rest of the app opens here as soon as the account is active.
    </Text>
  </Stack>
)

/** Tiers that admins grant: what was asked for, and the way to ask. */
const Requests = ({ user }: { user: User }) => {
  const request = useQuery(latestRequest)
  const [wanted, setWanted] = useState<TierType | null>(null)
  const mayAsk =
    request.isSuccess && request.data?.status !== 'open' && !user.abilities.includes('users:manage')
  const isActivation = !user.subscription['lc.isActive']
  return (
    <>
      {request.isError && (
        <Failure message={sentenceFor(request.error)} onRetry={() => void request.refetch()} />
      )}
      {request.data && <RequestCard request={request.data} />}
      <TierCards
        user={user}
        actionFor={
          mayAsk
            ? ({ type }: Tier) => ({
                label: `Request ${tierName(type)}`,
                loading: false,
                act: () => setWanted(type),
              })
            : null
        }
      />
      {wanted !== null && (
        <RequestDialog
          user={user}
          tier={wanted}
          isActivation={isActivation}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  )
}

/** Tiers that are bought: the subscription, its bills, and the way to the payment service. */
const Payments = ({ user, billing }: { user: User; billing: Billing }) => {
  const buying = useMutation({
    mutationFn: openCheckout,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showError(sentenceFor(error)),
  })
  const runs = ['active', 'trialing', 'past_due'].includes(billing.subscription?.status ?? '')
  const actionFor = ({ type, price }: Tier) =>
    price === null
      ? null
      : {
          label: `Buy ${tierName(type)}`,
          loading: buying.isPending && buying.variables === type,
          act: () => buying.mutate(type),
        }
  return (
    <>
      <SubscriptionCard billing={billing} />
      <TierCards user={user} actionFor={runs ? null : actionFor} />
      {billing.isCustomer && <InvoicesCard />}
    </>
  )
}

/** Leaves for Stats, which leads on to the first site. */
const OpenApp = ({ hasPaid }: { hasPaid: boolean }) => {
  useEffect(() => {
    if (hasPaid) showSuccess('Subscription active')
  }, [hasPaid])
  return <Navigate to="/" replace />
}

/**
 * The account's plan and usage with ways to upgrade; for an inactive account, ways to activate it. A new sign-up is led
 * to the app once an admin or a payment has activated the account.
 */
export const BillingPage = () => {
  const user = useUser()
  const billing = useQuery(currentBilling)
  const hasPaid = useReturnFromPaying()
  const [beganAs] = useState(() => user && roleOf(user))
  if (user === null) return null
  if ((hasPaid || beganAs === 'inactive-new-signup') && !seesOnlyBilling(user))
    return <OpenApp hasPaid={hasPaid} />
  const active = user.subscription['lc.isActive']
  return (
    <>
      <PageHeader title="Billing" description={`Signed in as ${user.email} (${roleLabels[roleOf(user)]})`}>
        <Badge size="lg" tt="none" variant="light" color={active ? 'harbour' : 'yellow'}>
          {active ? `${tierName(user.tier.type)}, active` : 'Inactive'}
        </Badge>
      </PageHeader>
      <QueryState query={billing} of="cards" />
      {billing.data !== undefined && (
        <Stack gap="lg">
          {!active && <WaitingCard user={user} billing={billing.data} />}
          {user.abilities.includes('usage:see') && (
            <div className={classes.columns}>
              <MonthCard />
              <HistoryCard />
            </div>
          )}
          {billing.data.kind === 'payments' ? (
            <Payments user={user} billing={billing.data} />
          ) : (
            <Requests user={user} />
          )}
        </Stack>
      )}
    </>
  )
}
