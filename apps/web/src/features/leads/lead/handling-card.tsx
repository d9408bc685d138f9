import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Lead, LeadPatch } from '@web2/contract/leads'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan, useUser } from '../../../lib/session/use-user.ts'
import { showError, showSuccess } from '../../../lib/snackbar.ts'
import { leadRecord } from '../leads-api.ts'
import { useMemberNames } from '../list/use-lead-names.ts'
import { currencies, leadValue, rememberCurrency, usualCurrency } from '../money.ts'
import { leads } from '../resources.ts'
import { statusChoices } from '../lead-status.tsx'
import { refreshLeads } from '../use-lead-changes.ts'
import { LeadCard } from '../lead-card.tsx'
import { memberName } from '../lead-words.ts'

const ValueForm = ({ lead, save }: { readonly lead: Lead; readonly save: (data: LeadPatch) => void }) => {
  const [amount, setAmount] = useState<number | string>(lead.value === null ? '' : lead.value / 100)
  const [currency, setCurrency] = useState(
    lead.value === null ? (usualCurrency() ?? lead.currency) : lead.currency,
  )
  const cents = amount === '' ? null : Math.round(Number(amount) * 100)
  const isChanged = cents !== lead.value || (cents !== null && currency !== lead.currency)
  useUnsavedGuard(
    () => isChanged,
    () => {},
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        rememberCurrency(currency)
        save({ value: cents, currency })
      }}
    >
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <NumberInput
          label="Value"
          flex={1}
          min={0}
          max={1_000_000_000}
          decimalScale={2}
          thousandSeparator=","
          hideControls
          value={amount}
          onChange={setAmount}
        />
        <Select
          aria-label="Currency"
          w={92}
          searchable
          allowDeselect={false}
          data={currencies()}
          value={currency}
          onChange={(next) => next !== null && setCurrency(next)}
        />
      </Group>
      {isChanged && (
        <Button type="submit" size="xs" mt="xs">
          Save value
        </Button>
      )}
    </form>
  )
}

/** Status, member and value of a lead. */
export const HandlingCard = ({ lead }: { readonly lead: Lead }) => {
  const canWrite = useCan('content:write')
  const user = useUser()
  const members = useMemberNames()
  const change = useMutation({
    mutationFn: (data: LeadPatch) => leads.patch(lead._id, data),
    onSuccess: (saved, data) => {
      queryClient.setQueryData(leadRecord(lead._id).queryKey, saved)
      if ('value' in data) showSuccess('Value saved')
      else if ('assignedTo' in data) showSuccess(data.assignedTo === null ? 'Unassigned' : 'Assigned')
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refreshLeads,
  })
  const { assignedTo, status } = lead
  const others =
    assignedTo !== null && !members.has(assignedTo)
      ? [[assignedTo, memberName(members, assignedTo)] as const]
      : []
  const choices = [...members, ...others].map(([value, name]) => ({
    value,
    label: value === user?._id ? `${name} (you)` : name,
  }))
  return (
    <LeadCard title="Progress">
      <Stack gap="sm">
        <Select
          label="Status"
          disabled={!canWrite}
          allowDeselect={false}
          data={statusChoices}
          value={status}
          onChange={(next) => {
            const chosen = statusChoices.find(({ value }) => value === next)?.value
            if (chosen !== undefined && chosen !== status) change.mutate({ status: chosen })
          }}
        />
        <Select
          label="Assigned to"
          placeholder="Unassigned"
          disabled={!canWrite}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': 'Unassign' }}
          data={choices}
          value={assignedTo}
          onChange={(next) => change.mutate({ assignedTo: next })}
        />
        {status === 'won' &&
          (canWrite ? (
            <ValueForm key={`${lead.value} ${lead.currency}`} lead={lead} save={change.mutate} />
          ) : (
            <Text size="sm">{leadValue(lead)}</Text>
          ))}
      </Stack>
    </LeadCard>
  )
}
