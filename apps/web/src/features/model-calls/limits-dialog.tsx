import { Modal, NumberInput, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Setting } from '@web2/contract/accounts'
import { aiServiceLabels, aiServices, type AiService } from '@web2/contract/ai'
import { limitWarningPercent, mostSpendingLimit, type SpendingLimit } from '@web2/contract/model-calls'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'
import { Failure } from '../../ui/failure.tsx'
import { hasKey, keySettings } from '../ai/models.ts'
import { aiSpending } from './resources.ts'

interface LimitsDialogProps {
  readonly limits: readonly SpendingLimit[]
  readonly onClose: () => void
}

type Amounts = ReadonlyMap<AiService | null, number | null>

const numberOf = (value: string | number): number | null =>
  value === '' || !Number.isFinite(Number(value)) ? null : Number(value)

/** Whether the account can use a service; its image services have settings of their own. */
const isConnected = (setting: Setting, service: AiService): boolean => {
  switch (service) {
    case 'black-forest-labs':
      return setting.blackForestLabs.apiKey.set
    case 'stability':
      return setting.stability.apiKey.set
    // a subscription, whose images have no price
    case 'midjourney':
      return false
    default:
      return hasKey(setting, service)
  }
}

/** Sets how much AI calls may cost in a month: together, and for each service that has a key or a limit. */
export const LimitsDialog = ({ limits, onClose }: LimitsDialogProps) => {
  const keys = useQuery(keySettings)
  const stored: Amounts = new Map(limits.map(({ provider, amount }) => [provider, amount]))
  const [changed, setChanged] = useState<Amounts>(new Map())
  const amountOf = (provider: AiService | null) =>
    (changed.has(provider) ? changed.get(provider) : stored.get(provider)) ?? null
  const shown = aiServices.filter((name) => stored.has(name) || (keys.data && isConnected(keys.data, name)))
  const saving = useMutation({
    mutationFn: () =>
      aiSpending.patch('current', {
        limits: [...changed].map(([provider, amount]) => ({ provider, amount })),
      }),
    onSuccess: () => {
      showSuccess('Limits saved')
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [aiSpending.path] }),
  })
  const field = (provider: AiService | null, label: string) => (
    <NumberInput
      key={label}
      label={label}
      placeholder="No limit"
      prefix="$"
      min={0}
      max={mostSpendingLimit}
      decimalScale={2}
      fixedDecimalScale
      thousandSeparator=","
      value={amountOf(provider) ?? ''}
      onChange={(next) => {
        const amount = numberOf(next)
        setChanged((known) =>
          new Map(known).set(provider, amount === null ? null : Math.min(mostSpendingLimit, amount)),
        )
      }}
    />
  )
  return (
    <Modal opened onClose={onClose} title="Monthly AI limits">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (changed.size === 0) onClose()
          else if (!saving.isPending) saving.mutate()
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            In US dollars a month. You’re notified at {limitWarningPercent}%. At the limit, generation pauses
            until you raise it or the month ends. Calls without a known price count as $0.
          </Text>
          {field(null, 'All services')}
          {shown.map((name) => field(name, aiServiceLabels[name]))}
          {saving.isError && <Failure message={sentenceFor(saving.error)} />}
          <DialogActions onCancel={onClose} type="submit" loading={saving.isPending}>
            Save limits
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
