import { Modal, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQuery } from '@tanstack/react-query'
import { mostUnits, type Tier, type TierPatch } from '@web2/contract/billing'
import { meteredResources, type MeteredResource } from '@web2/contract/core'
import { fieldErrors, sentenceFor } from '../../lib/api/errors.ts'
import { tiers, usagePath } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { Failure } from '../../ui/failure.tsx'
import { currentBilling } from './billing-api.ts'
import { resourceLabels } from './billing-texts.ts'
import { tierName } from '../../lib/text/tier-name.ts'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'

type Values = Record<MeteredResource, number | string> & { priceId: string }

const valuesOf = ({ limits, price }: Tier): Values => ({ ...limits, priceId: price?.id ?? '' })

const problemOf = (value: number | string): string | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostUnits
    ? null
    : 'Enter a whole number, 0 or more'

/** Only what differs from what the dialog was opened with. */
const patchOf = (before: Values, after: Values): TierPatch => {
  const limits = Object.fromEntries(
    meteredResources
      .filter((name) => after[name] !== before[name])
      .map((name) => [name, Number(after[name])]),
  )
  const priceId = after.priceId.trim()
  return {
    ...(Object.keys(limits).length > 0 && { limits }),
    ...(priceId !== before.priceId && { priceId: priceId === '' ? null : priceId }),
  }
}

/** Limits of a tier and, if payments are enabled, its price. */
export const EditTierDialog = ({ tier, onClose }: { tier: Tier; onClose: () => void }) => {
  const billing = useQuery(currentBilling).data
  const before = valuesOf(tier)
  const form = useForm<Values>({
    initialValues: before,
    validate: Object.fromEntries(meteredResources.map((name) => [name, problemOf])),
  })
  const saving = useMutation({
    mutationFn: (values: Values) => tiers.patch(tier.type, patchOf(before, values)),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [tiers.path] })
      void queryClient.invalidateQueries({ queryKey: [usagePath] })
      showSuccess(`${tierName(tier.type)} plan saved`)
      onClose()
    },
    onError: (error) => form.setErrors(fieldErrors(error)),
  })
  const submit = form.onSubmit((values) => {
    if (!saving.isPending) saving.mutate(values)
  })
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!form.isDirty()}
      closeOnEscape={!form.isDirty()}
      title={`${tierName(tier.type)} plan limits`}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text size="sm" c="dimmed">
            Applies to all accounts on this plan. Current usage isn’t reset.
          </Text>
          {meteredResources.map((name, at) => (
            <NumberInput
              key={name}
              label={`${resourceLabels[name]} per month`}
              min={0}
              max={mostUnits}
              allowDecimal={false}
              thousandSeparator=","
              hideControls
              data-autofocus={at === 0 || undefined}
              {...form.getInputProps(name)}
            />
          ))}
          {billing?.kind === 'payments' && (
            <TextInput
              label="Stripe price ID"
              description="A recurring price (price_…). Leave empty to take the plan off sale."
              {...form.getInputProps('priceId')}
            />
          )}
          {saving.isError && Object.keys(form.errors).length === 0 && (
            <Failure message={sentenceFor(saving.error)} />
          )}
          <DialogActions
            onCancel={onClose}
            type="submit"
            loading={saving.isPending}
            disabled={!form.isDirty()}
          >
            Save
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
