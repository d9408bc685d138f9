import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { CheckResult, CheckStatus, TextLocation } from '@web2/writing'
import { memo, useState } from 'react'
import classes from './score.module.css'

const looks = {
  good: { icon: IconCircleCheck, name: 'Good', className: classes.good },
  'could-be-better': { icon: IconAlertTriangle, name: 'Could be better', className: classes.better },
  problem: { icon: IconCircleX, name: 'Problem', className: classes.problem },
} satisfies Record<CheckStatus, object>

interface CheckRowProps {
  readonly check: CheckResult
  readonly onShow: (place: TextLocation) => void
}

/** One check: status, reason, and a button that goes through its places. */
export const CheckRow = memo(({ check: { label, status, reason, places }, onShow }: CheckRowProps) => {
  const [next, setNext] = useState(0)
  const { icon: Icon, name, className } = looks[status]
  const at = next % Math.max(1, places.length)
  const place = places[at]
  return (
    <li className={classes.check}>
      <Icon size={18} className={className} role="img" aria-label={name} />
      <div>
        <Text size="sm" fw={550} lh={1.35}>
          {label}
        </Text>
        <Text size="xs" c="dimmed" lh={1.45}>
          {reason}
        </Text>
        {place && (
          <Group gap={6} mt={2}>
            <Button
              size="compact-xs"
              variant="subtle"
              ml={-8}
              aria-label={`Show ${label.toLowerCase()}${places.length > 1 ? `, place ${at + 1} of ${places.length}` : ''}`}
              onClick={() => {
                onShow(place)
                setNext(at + 1)
              }}
            >
              {places.length > 1 ? `Show ${at + 1} of ${places.length}` : 'Show'}
            </Button>
          </Group>
        )}
      </div>
    </li>
  )
})
