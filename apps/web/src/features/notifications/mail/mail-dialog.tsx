import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { mails } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { mailRecord } from './mails-api.ts'

/** A mail with its text, to be handed on where no mail server is set. */
export const MailDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data: mail, ...record } = useQuery(mailRecord(id))
  const again = useMutation({
    mutationFn: () => mails.patch(id, { retry: true }),
    onSuccess: () => {
      showSuccess('Email queued')
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [mails.path] }),
  })
  return (
    <Modal opened onClose={onClose} size="lg" title={mail?.subject ?? 'Mail'}>
      <Stack>
        {record.isPending && <Waiting of="text" />}
        {record.isError && <Failure message={sentenceFor(record.error)} />}
        {again.isError && <Failure message={sentenceFor(again.error)} />}
        {mail !== undefined && (
          <>
            <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
              To: {mail.to}
            </Text>
            {mail.message !== '' && <Failure title="Not sent yet" message={mail.message} />}
            <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {mail.text === '' ? 'The text isn’t stored after an email is sent.' : mail.text}
            </Text>
            <Group justify="flex-end" gap="sm">
              {mail.text !== '' && <CopyButton text={mail.text} label="Copy text" />}
              {mail.status !== 'sent' && (
                <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
                  Send now
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  )
}
