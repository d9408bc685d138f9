import { Badge, Button, Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconPencil } from '@tabler/icons-react'
import type { Tier } from '@web2/contract/billing'
import { meteredResources, type TierType, type User } from '@web2/contract/core'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { Failure } from '../../ui/failure.tsx'
import { IconAction } from '../../ui/icon-button.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { allTiers } from './billing-api.ts'
import { formatUnits, priceText, resourceLabels } from './billing-texts.ts'
import { tierName } from '../../lib/text/tier-name.ts'
import { EditTierDialog } from './edit-tier-dialog.tsx'
import classes from './billing-page.module.css'

interface TierCardProps {
  tier: Tier
  isCurrent: boolean
  onEdit: (() => void) | undefined
  action: ReactNode
}

const TierCard = ({ tier: { type, limits, price }, isCurrent, onEdit, action }: TierCardProps) => (
  <Stack
    gap="xs"
    p="md"
    className={`card ${classes.tier}`}
    data-current={isCurrent || undefined}
    component="li"
  >
    <Group justify="space-between" gap="xs" wrap="nowrap">
      <Title order={3} size="h5">
        {tierName(type)}
      </Title>
      <Group gap={4} wrap="nowrap">
        {isCurrent && (
          <Badge variant="light" tt="none">
            Current plan
          </Badge>
        )}
        {onEdit && (
          <IconAction tip="Edit" name={`Edit ${tierName(type)} limits`} onClick={onEdit}>
            <IconPencil size={18} />
          </IconAction>
        )}
      </Group>
    </Group>
    {price !== null && (
      <Text size="sm" fw={600}>
        {priceText(price)}
      </Text>
    )}
    <dl className={classes.list}>
      {meteredResources.map((name) => (
        <div key={name}>
          <dt>{resourceLabels[name]}</dt>
          <dd>{formatUnits(limits[name])}</dd>
        </div>
      ))}
    </dl>
    {action}
  </Stack>
)

interface TierCardsProps {
  user: User
  /** Returns the action for another tier; null to only compare it. */
  actionFor: ((tier: Tier) => { label: string; loading: boolean; act: () => void } | null) | null
}

/** Monthly limits of each tier with the account's own marked; admins can edit them. */
export const TierCards = ({ user, actionFor }: TierCardsProps) => {
  const list = useQuery(allTiers)
  const [edited, setEdited] = useState<TierType | null>(null)
  const isActive = user.subscription['lc.isActive']
  const mayEdit = user.abilities.includes('users:manage')
  if (list.isPending) return <Waiting of="cards" />
  if (list.isError) return <Failure message={sentenceFor(list.error)} onRetry={() => void list.refetch()} />
  const tier = list.data.data.find(({ type }) => type === edited)
  return (
    <section aria-labelledby="tiers">
      <Title order={2} size="h5" id="tiers" mb="sm">
        Plans
      </Title>
      <ul className={classes.tiers}>
        {list.data.data.map((each) => {
          const isCurrent = isActive && each.type === user.tier.type
          const action = isCurrent ? null : (actionFor?.(each) ?? null)
          return (
            <TierCard
              key={each.type}
              tier={each}
              isCurrent={isCurrent}
              onEdit={mayEdit ? () => setEdited(each.type) : undefined}
              action={
                action && (
                  <Button variant="light" mt="auto" loading={action.loading} onClick={action.act}>
                    {action.label}
                  </Button>
                )
              }
            />
          )
        })}
      </ul>
      {tier !== undefined && <EditTierDialog tier={tier} onClose={() => setEdited(null)} />}
    </section>
  )
}
