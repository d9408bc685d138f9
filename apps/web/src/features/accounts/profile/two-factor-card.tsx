import { Badge, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { formatMoment } from '../../../lib/dates.ts'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Cell } from '../../../ui/form/form-section.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { twoFactorState } from './profile-api.ts'
import { TwoFactorEndDialog } from './two-factor-end-dialog.tsx'
import { TwoFactorStartDialog } from './two-factor-start-dialog.tsx'

/** Whether signing in takes a code, and the way to change it. */
export const TwoFactorCard = () => {
  const state = useQuery(twoFactorState)
  const [dialog, setDialog] = useState<'start' | 'end' | null>(null)
  const close = () => setDialog(null)
  if (state.isPending) return <Waiting of="text" />
  if (state.isError)
    return <Failure message={sentenceFor(state.error)} onRetry={() => void state.refetch()} />
  const { isOn, since, recoveryLeft } = state.data
  return (
    <Cell span={6}>
      <Group gap="md">
        <Badge variant="light" color={isOn ? 'green' : 'gray'} tt="none" fw={500}>
          {isOn ? 'On' : 'Off'}
        </Badge>
        {isOn && since !== null && (
          <Text size="sm" c="dimmed">
            Since {formatMoment(since)} · {counted(recoveryLeft, 'recovery code')} left
          </Text>
        )}
        <Button variant="default" onClick={() => setDialog(isOn ? 'end' : 'start')}>
          {isOn ? 'Turn off' : 'Set up'}
        </Button>
      </Group>
      {dialog === 'start' && <TwoFactorStartDialog onClose={close} />}
      {dialog === 'end' && <TwoFactorEndDialog onClose={close} />}
    </Cell>
  )
}
