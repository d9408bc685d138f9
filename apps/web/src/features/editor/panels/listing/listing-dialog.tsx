import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { showSuccess } from '../../../../lib/snackbar.ts'
import { ListingChoice } from '../../../listings/picker/listing-choice.tsx'
import { useBuilder } from '../session/use-editor.ts'
import { useInsertListing } from './use-insert-listing.ts'

/**
 * Dialog to choose the listing for placeholders and business blocks; its fields can be inserted from here.
 */
export const ListingDialog = ({ close }: { readonly close: () => void }) => {
  const { opened, chooseListing } = useBuilder()
  const insertListing = useInsertListing()
  const [chosen, setChosen] = useState(opened.listing?.nap.get() ?? null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const use = async () => {
    setBusy(true)
    const refused = (await chooseListing?.(chosen)) ?? null
    setBusy(false)
    setProblem(refused)
    if (refused !== null) return
    showSuccess(chosen ? `Business listing set to ${chosen.businessName}` : 'Business listing removed')
    close()
  }
  return (
    <Modal opened onClose={close} title="Select NAP database">
      <Stack>
        <Text size="sm" c="dimmed">
          Fills placeholders such as {'{nap.phone}'} and business blocks.
        </Text>
        <ListingChoice chosen={chosen} onChoose={setChosen} noneLabel="No business listing" />
        {problem !== null && (
          <Text size="sm" c="red" role="alert">
            {problem}
          </Text>
        )}
        <Group justify="flex-end" gap="xs">
          {chosen !== null && (
            <Button
              variant="subtle"
              mr="auto"
              onClick={() => {
                close()
                insertListing(chosen)
              }}
            >
              Insert fields…
            </Button>
          )}
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => void use()}>
            Select
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
