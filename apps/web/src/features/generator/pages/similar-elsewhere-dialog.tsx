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
    <Modal opened onClose={onClose} title="Compare with existing content" size="xl">
      <Stack>
        <Text size="sm">Differences are highlighted.</Text>
        <QueryState query={page} />
        {page.data !== undefined && elsewhere === null && (
          <Text size="sm" c="dimmed">
            The similar content no longer exists.
          </Text>
        )}
        {page.data !== undefined && elsewhere !== null && (
          <ComparedTexts one={page.data} other={{ name: elsewhereName(elsewhere), text: elsewhere.text }} />
        )}
      </Stack>
    </Modal>
  )
}
