import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconSend } from '@tabler/icons-react'
import type { LeadMail } from '@web2/contract/leads'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { showError, showSuccess } from '../../../lib/snackbar.ts'
import { mailsOfLead } from '../leads-api.ts'
import { leadMails } from '../resources.ts'
import { refreshLeads } from '../use-lead-changes.ts'
import { whyNotSent, type ShownMail } from './mail-words.ts'

/** Queues an email again. The screen shows its new state before the list is read again. */
const useResend = () =>
  useMutation({
    mutationFn: ({ _id }: LeadMail) => leadMails.patch(_id, { retry: true }),
    onSuccess: (queued) => {
      queryClient.setQueryData(mailsOfLead(queued.leadId).queryKey, (known) =>
        known?.map((each) => (each._id === queued._id ? queued : each)),
      )
      showSuccess('Email queued')
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refreshLeads,
  })

interface MailNoteProps extends ShownMail {
  readonly mail?: LeadMail | undefined
}

/** Why an email was not sent, with the button that sends it again. */
export const MailNote = ({ mail, ...shown }: MailNoteProps) => {
  const canWrite = useCan('content:write')
  const resend = useResend()
  const why = whyNotSent({ mail, ...shown })
  if (why === '') return null
  const action = shown.status === 'kept' ? 'Send now' : 'Send again'
  return (
    <>
      <Text size="sm" c="var(--mantine-color-error)" mt={2}>
        {why}
      </Text>
      {canWrite && mail?.canRetry && (
        <Button
          size="xs"
          variant="default"
          mt="xs"
          leftSection={<IconSend size={16} aria-hidden />}
          aria-label={`${action} to ${mail.to}`}
          loading={resend.isPending}
          onClick={() => resend.mutate(mail)}
        >
          {action}
        </Button>
      )}
    </>
  )
}
