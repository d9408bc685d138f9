import { Stack, Text, Title } from '@mantine/core'
import { counted } from '../../lib/text/counted.ts'
import { dollars } from '../../lib/text/dollars.ts'
import classes from './ai-costs.module.css'

interface Share {
  readonly name: string
  readonly spent: number
  readonly calls: number
  readonly unpriced: number
}

interface BreakdownCardProps {
  readonly title: string
  readonly shares: readonly Share[]
}

const detail = ({ calls, unpriced }: Share): string =>
  [
    counted(calls, 'call'),
    ...(unpriced > 0 ? [`${unpriced.toLocaleString('en-US')} without a price`] : []),
  ].join(', ')

/** A month's costs by one of their properties, the highest first. */
export const BreakdownCard = ({ title, shares }: BreakdownCardProps) => (
  <Stack gap="sm" p="lg" className="card">
    <Title order={2} size="h5">
      {title}
    </Title>
    {shares.length === 0 ? (
      <Text size="sm" c="dimmed">
        No costs yet
      </Text>
    ) : (
      <ul className={classes.rows}>
        {shares.map((share) => (
          <li key={share.name} className={classes.row}>
            <div className={classes.name}>
              <Text size="sm" fw={600} truncate title={share.name}>
                {share.name}
              </Text>
              <Text size="xs" c="dimmed">
                {detail(share)}
              </Text>
            </div>
            <Text size="sm" className={classes.amount}>
              {dollars(share.spent)}
            </Text>
          </li>
        ))}
      </ul>
    )}
  </Stack>
)
