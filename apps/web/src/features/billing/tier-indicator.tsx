import { RingProgress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { User } from '@web2/contract/core'
import { ButtonLink } from '../../ui/links.tsx'
import { Tip } from '../../ui/tooltip.tsx'
import { percentOf, usageNow } from './billing-api.ts'
import { tierName } from '../../lib/text/tier-name.ts'
import { levelColor } from './usage-level.ts'

/** The tier and how much of the month's allowance is used; leads to the Billing page. */
export const TierIndicator = ({ user }: { user: User }) => {
  const usage = useQuery(usageNow).data
  const percent = usage === undefined ? user.tier.usedResources : percentOf(usage)
  const color = levelColor(percent)
  const name = tierName(user.tier.type)
  return (
    <Tip label={`${name} plan: ${percent}% used this month`}>
      <ButtonLink
        to="/billing"
        variant="subtle"
        color="gray"
        px={4}
        aria-label={`${name} plan, ${percent}% used this month`}
        data-level={color}
      >
        <RingProgress
          size={28}
          thickness={4}
          roundCaps
          sections={[{ value: Math.min(percent, 100), color }]}
          aria-hidden
        />
        <Text size="sm" fw={500} ml={6} visibleFrom="md">
          {name}
        </Text>
      </ButtonLink>
    </Tip>
  )
}
