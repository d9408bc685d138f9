import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconExternalLink } from '@tabler/icons-react'
import type { Billing } from '@web2/contract/billing'
import { sentenceFor } from '../../lib/api/errors.ts'
import { openPortal } from './resources.ts'
import { formatDate } from '../../lib/dates.ts'
import { showError } from '../../lib/snackbar.ts'
import { subscriptionTexts } from './billing-texts.ts'
import { tierName } from '../../lib/text/tier-name.ts'

const sentenceOf = ({ subscription }: Billing): string => {
  if (subscription === null) return 'No subscription yet. Choose a plan below.'
  const { status, currentPeriodEnd, endsThen } = subscription
  const runs = status === 'active' || status === 'trialing'
  const until = currentPeriodEnd === null ? '' : formatDate(currentPeriodEnd)
  if (!runs || until === '') return subscriptionTexts[status]
  return endsThen
    ? `Your ${status === 'trialing' ? 'trial' : 'subscription'} is canceled and stays active until ${until}.`
    : `${subscriptionTexts[status]} It renews on ${until}.`
}

/** How the subscription stands at the payment service, and the way there. */
export const SubscriptionCard = ({ billing }: { billing: Billing }) => {
  const portal = useMutation({
    mutationFn: openPortal,
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showError(sentenceFor(error)),
  })
  const tier = billing.subscription?.tier
  return (
    <Stack gap="xs" p="lg" className="card" component="section" aria-labelledby="subscription">
      <Title order={2} size="h5" id="subscription">
        {tier ? `${tierName(tier)} subscription` : 'Subscription'}
      </Title>
      <Text size="sm">{sentenceOf(billing)}</Text>
      {billing.isCustomer && (
        <Group>
          <Button
            variant="default"
            rightSection={<IconExternalLink size={16} aria-hidden />}
            loading={portal.isPending}
            onClick={() => portal.mutate()}
          >
            Manage subscription
          </Button>
        </Group>
      )}
    </Stack>
  )
}
