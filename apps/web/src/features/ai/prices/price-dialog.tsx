import { Checkbox, Modal, NumberInput, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { textProviderLabels, textProviders, type TextPriceRecord } from '@web2/contract/ai'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { textPrices } from '../resources.ts'
import { priceName } from './price-texts.ts'
import { amountsOf, mayHavePeak, priceOf, priceProblems, valuesOf, type PriceValues } from './price-values.ts'

const services = textProviders.map((value) => ({ value, label: textProviderLabels[value] }))

const rateGroups = {
  '': 'Prices',
  'above.': 'Prices of long requests',
  'peak.': 'Prices at peak hours',
} as const

interface RatesProps {
  readonly form: UseFormReturnType<PriceValues>
  readonly name: '' | 'above.' | 'peak.'
}

/** The three amounts of a price, in dollars per million tokens. */
const Rates = ({ form, name }: RatesProps) => {
  const shared = { min: 0, decimalScale: 6, prefix: '$', hideControls: true, thousandSeparator: ',' }
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm" role="group" aria-label={rateGroups[name]}>
      <NumberInput label="Input" withAsterisk {...shared} {...form.getInputProps(`${name}input`)} />
      <NumberInput label="Output" withAsterisk {...shared} {...form.getInputProps(`${name}output`)} />
      <NumberInput
        label="Cached input"
        placeholder="Like input"
        {...shared}
        {...form.getInputProps(`${name}cached`)}
      />
    </SimpleGrid>
  )
}

interface PriceDialogProps {
  /** Null for a new price. */
  readonly price: TextPriceRecord | null
  readonly onClose: () => void
}

/** Form of a price; model and day of a stored one stay. */
export const PriceDialog = ({ price, onClose }: PriceDialogProps) => {
  const form = useForm<PriceValues>({ initialValues: valuesOf(price), validate: priceProblems })
  const { submit, saving } = useFormSave(form, {
    key: ['save-price'],
    save: (values) =>
      price === null ? textPrices.create(priceOf(values)) : textPrices.patch(price._id, amountsOf(values)),
    onSaved: async () => {
      showSuccess(price === null ? 'Price added' : 'Price saved')
      onClose()
      await queryClient.invalidateQueries({ queryKey: [textPrices.path] })
    },
  })
  const { values } = form
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!form.isDirty()}
      closeOnEscape={!form.isDirty()}
      title={price === null ? 'Add price' : `Price of ${priceName(price)}`}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormFailure error={saving.error} />
          {price === null && (
            <>
              <Select
                label="Service"
                data={services}
                allowDeselect={false}
                withAsterisk
                {...form.getInputProps('provider')}
              />
              <TextInput
                label="Model ID"
                description="Dated versions of the model get the same price"
                withAsterisk
                data-autofocus
                autoComplete="off"
                {...form.getInputProps('model')}
              />
              <TextInput
                type="date"
                label="Valid from"
                description="Leave empty if the price has always applied"
                {...form.getInputProps('from')}
              />
            </>
          )}
          <Rates form={form} name="" />
          <Checkbox
            label="Different price for long requests"
            {...form.getInputProps('hasAbove', { type: 'checkbox' })}
          />
          {values.hasAbove && (
            <>
              <NumberInput
                label="Requests over"
                suffix=" tokens"
                min={1}
                allowDecimal={false}
                thousandSeparator=","
                hideControls
                withAsterisk
                {...form.getInputProps('above.tokens')}
              />
              <Rates form={form} name="above." />
            </>
          )}
          {mayHavePeak(values) && (
            <Checkbox
              label="Different price at peak hours"
              description="Monday to Friday, 01:00–04:00 and 06:00–10:00 UTC"
              {...form.getInputProps('hasPeak', { type: 'checkbox' })}
            />
          )}
          {mayHavePeak(values) && values.hasPeak && <Rates form={form} name="peak." />}
          <DialogActions onCancel={onClose} type="submit" loading={saving.isPending}>
            {price === null ? 'Add price' : 'Save'}
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
