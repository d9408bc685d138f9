import { Modal, NumberInput, SimpleGrid, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ImagePriceRecord } from '@web2/contract/ai'
import { useFormSave } from '../../../lib/forms/use-form-save.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { imagePrices } from '../resources.ts'
import { sizeText } from './image-price-texts.ts'
import { amountProblem, type Amount } from './price-values.ts'

interface Values {
  perImage: Amount
  input: Amount
  output: Amount
}

const shared = { min: 0, decimalScale: 6, prefix: '$', hideControls: true, thousandSeparator: ',' }

interface ImagePriceDialogProps {
  readonly price: ImagePriceRecord
  readonly onClose: () => void
}

/** Form of an image model's price: the amounts that it is charged by. */
export const ImagePriceDialog = ({ price, onClose }: ImagePriceDialogProps) => {
  const { _id, model, perImage, tokens } = price
  const form = useForm<Values>({
    initialValues: { perImage: perImage ?? '', input: tokens?.input ?? '', output: tokens?.output ?? '' },
    validate: {
      perImage: (value) => amountProblem(value, perImage === null),
      input: (value) => amountProblem(value, tokens === null),
      output: (value) => amountProblem(value, tokens === null),
    },
  })
  const { submit, saving } = useFormSave(form, {
    key: ['save-image-price'],
    save: (values) =>
      imagePrices.patch(_id, {
        ...(perImage !== null && { perImage: Number(values.perImage) }),
        ...(tokens !== null && { tokens: { input: Number(values.input), output: Number(values.output) } }),
      }),
    onSaved: async () => {
      showSuccess('Price saved')
      onClose()
      await queryClient.invalidateQueries({ queryKey: [imagePrices.path] })
    },
  })
  const size = sizeText(price)
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnClickOutside={!form.isDirty()}
      closeOnEscape={!form.isDirty()}
      title={`Price of ${model}`}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormFailure error={saving.error} />
          {perImage !== null && (
            <NumberInput
              label="Price per image"
              {...(size !== '' && { description: size })}
              withAsterisk
              data-autofocus
              {...shared}
              {...form.getInputProps('perImage')}
            />
          )}
          {tokens !== null && (
            <Stack gap={4} role="group" aria-label="Prices per million tokens">
              <Text size="sm" c="dimmed">
                {perImage === null
                  ? 'Per million tokens'
                  : 'Per million tokens, for the cost after an image is generated'}
              </Text>
              <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
                <NumberInput label="Input" withAsterisk {...shared} {...form.getInputProps('input')} />
                <NumberInput label="Output" withAsterisk {...shared} {...form.getInputProps('output')} />
              </SimpleGrid>
            </Stack>
          )}
          <DialogActions onCancel={onClose} type="submit" loading={saving.isPending}>
            Save
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
