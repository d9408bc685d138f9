import { Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { QueryState } from '../../../ui/query-state.tsx'
import { turboPageRecord } from '../api/project-api.ts'
import { elsewhereName } from '../check/check-sentences.ts'
import { ComparedTexts } from './compared-texts.tsx'

interface ElsewhereDialogProps {
  readonly pageId: string
  readonly onClose: () => void
}

/** A page beside what the account has already that is most like it. */
export const ElsewhereDialog = ({ pageId, onClose }: ElsewhereDialogProps) => {
  const page = useQuery(turboPageRecord(pageId))
  const { elsewhere = null } = page.data ?? {}
  return (
    <Modal opened onClose={onClose} title="Beside what is there already" size="xl">
      <Stack>
        <Text size="sm">What only one of them says is marked.</Text>
        <QueryState query={page} />
        {page.data !== undefined && elsewhere === null && (
          <Text size="sm" c="dimmed">
            What it was like is not there any more.
          </Text>
        )}
        {page.data !== undefined && elsewhere !== null && (
          <ComparedTexts one={page.data} other={{ name: elsewhereName(elsewhere), text: elsewhere.text }} />
        )}
      </Stack>
    </Modal>
  )
}
