import { Alert, Group, Text, TextInput } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import type { Invitation } from '@web2/contract/accounts'
import { formatMoment } from '../../../lib/dates.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { LinkReachNote } from '../../../ui/text/link-reach-note.tsx'

interface InvitationLinkProps {
  invitation: Invitation & { link: string }
  onClose: () => void
}

/** Without a mail server nothing is sent: the person who invites passes the link on. */
export const InvitationLink = ({ invitation, onClose }: InvitationLinkProps) => {
  const { email, link, expiresAt } = invitation
  return (
    <Alert
      color="yellow"
      role="status"
      icon={<IconMailOff size={18} aria-hidden />}
      title="No email sent"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      <Text size="sm">
        No mail server is set up, so send this link to {email} yourself. It works once, until{' '}
        {formatMoment(expiresAt)}, and you won’t see it again.
      </Text>
      <Group gap="xs" mt="sm" wrap="nowrap">
        <TextInput
          aria-label={`Invitation link for ${email}`}
          readOnly
          flex={1}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={link} label="Copy link" />
      </Group>
      <LinkReachNote url={link} />
    </Alert>
  )
}
