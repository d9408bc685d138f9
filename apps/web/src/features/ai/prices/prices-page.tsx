import { Button, Tabs } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconRestore } from '@tabler/icons-react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError, showSuccess } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { imagePrices, textPriceResets, textPrices } from '../resources.ts'
import { ImagePrices } from './image-prices.tsx'
import { TextPrices } from './text-prices.tsx'

/** Prices that costs and estimates of the whole installation use; admins change them. */
export const PricesPage = () => {
  const reset = useMutation({
    mutationFn: () => textPriceResets.create({}),
    onSuccess: ({ dropped }) => showSuccess(`${counted(dropped, 'change')} dropped`),
    onError: (error: Error) => showError(sentenceFor(error)),
    onSettled: () =>
      Promise.all(
        [textPrices, imagePrices].map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })),
      ),
  })
  const askToReset = () =>
    confirmRemoval({
      title: 'Reset to built-in prices?',
      names: ['All edited, added and deleted prices of texts and images'],
      consequence: 'Your changes are lost. You can’t undo this.',
      confirmLabel: 'Reset',
      onConfirm: () => reset.mutate(),
    })
  return (
    <>
      <PageHeader
        title="Model prices"
        description="Used for the cost of every AI text and image on this installation. In US dollars; input and output are per million tokens."
      >
        <Button
          variant="default"
          leftSection={<IconRestore size={18} aria-hidden />}
          loading={reset.isPending}
          onClick={askToReset}
        >
          Reset to built-in
        </Button>
      </PageHeader>
      <Tabs defaultValue="text" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="text">Text models</Tabs.Tab>
          <Tabs.Tab value="images">Image models</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="text">
          <TextPrices />
        </Tabs.Panel>
        <Tabs.Panel value="images">
          <ImagePrices />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}
