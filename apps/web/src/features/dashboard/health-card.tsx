import { Progress, Text } from '@mantine/core'
import { propertyStatuses, type PropertyStatus } from '@web2/contract/properties'
import { TextLink } from '../../ui/links.tsx'
import { sumOf } from './attention-items.ts'
import { HomeCard } from './home-card.tsx'
import classes from './dashboard.module.css'

/** The same words as in the list of properties. */
const words: Record<PropertyStatus, { label: string; color: string }> = {
  verified: { label: 'Verified', color: 'var(--home-good)' },
  'action-needed': { label: 'Action needed', color: 'var(--home-wait)' },
  verifying: { label: 'Connecting', color: 'var(--home-work)' },
  failed: { label: 'Failed', color: 'var(--home-bad)' },
  new: { label: 'Not connected', color: 'var(--home-new)' },
}
const order: readonly PropertyStatus[] = ['verified', 'verifying', 'action-needed', 'failed', 'new']

/** Properties by the state of their connection. */
export const HealthCard = ({ properties }: { properties: Readonly<Record<string, number>> }) => {
  const total = sumOf(properties)
  return (
    <HomeCard
      title="Blog connections"
      aside={
        <TextLink to="/properties" size="sm">
          All properties
        </TextLink>
      }
    >
      <div className={classes.health}>
        <Progress.Root size="lg" aria-hidden>
          {order.map((status) => (
            <Progress.Section
              key={status}
              value={((properties[status] ?? 0) / total) * 100}
              color={words[status].color}
            />
          ))}
        </Progress.Root>
        <ul className={classes.states}>
          {order
            .filter((status) => propertyStatuses.includes(status) && (properties[status] ?? 0) > 0)
            .map((status) => (
              <li key={status}>
                <span className={classes.swatch} style={{ background: words[status].color }} aria-hidden />
                <TextLink to="/properties" search={{ status }} size="sm">
                  {words[status].label}
                </TextLink>
                <Text span size="sm" fw={600} ml="auto">
                  {(properties[status] ?? 0).toLocaleString('en')}
                </Text>
              </li>
            ))}
        </ul>
      </div>
    </HomeCard>
  )
}
