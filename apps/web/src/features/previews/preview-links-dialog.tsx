import { Anchor, Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { previewDays, type PreviewLink, type PreviewLinkCreated } from '@web2/contract/previews'
import { useState } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { previewLinks } from './resources.ts'
import { formatMoment } from '../../lib/dates.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { useCan } from '../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'
import { counted } from '../../lib/text/counted.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { LinkReachNote } from '../../ui/text/link-reach-note.tsx'
import { QueryState } from '../../ui/query-state.tsx'

export interface PreviewLinksProps {
  /** Subject of the links. */
  readonly of: { readonly siteId: string } | { readonly campaignId: string }
  /** The site's or the campaign's name. */
  readonly name: string
}

const days = previewDays.choices.map((count) => ({
  value: String(count),
  label: counted(count, 'day'),
}))

const refresh = () => queryClient.invalidateQueries({ queryKey: [previewLinks.path] })

/** The address of a link that was just made: it is shown this once. */
const NewLink = ({ link, name }: { readonly link: string; readonly name: string }) => (
  <Stack gap={4} role="status">
    <Group gap="xs" wrap="nowrap">
      <Anchor href={link} target="_blank" rel="noreferrer" size="sm" style={{ overflowWrap: 'anywhere' }}>
        {link}
      </Anchor>
      <CopyButton text={link} label={`Copy preview link of ${name}`} />
    </Group>
    <Text size="xs" c="dimmed">
      Copy this link now. For security, you won’t see it again.
    </Text>
    <LinkReachNote url={link} />
  </Stack>
)

const LinkLine = ({ link, onRevoke }: { readonly link: PreviewLink; readonly onRevoke?: () => void }) => (
  <Group justify="space-between" wrap="nowrap">
    <div>
      <Text size="sm">Expires {formatMoment(link.expiresAt)}</Text>
      <Text size="xs" c="dimmed">
        Created {formatMoment(link.createdAt)}
      </Text>
    </div>
    {onRevoke && (
      <Button
        size="xs"
        variant="default"
        flex="none"
        aria-label={`Revoke the link created ${formatMoment(link.createdAt)}`}
        onClick={onRevoke}
      >
        Revoke
      </Button>
    )}
  </Group>
)

const PreviewLinks = ({ of, name }: PreviewLinksProps) => {
  const list = useQuery({
    queryKey: [previewLinks.path, 'all', of],
    queryFn: () => previewLinks.findAll(of),
  })
  const canWrite = useCan('content:write')
  const [made, setMade] = useState<PreviewLinkCreated | null>(null)
  const [expiry, setExpiry] = useState(String(previewDays.usual))
  const creating = useMutation({
    mutationFn: () => previewLinks.create({ ...of, expiresInDays: Number(expiry) }),
    onSuccess: setMade,
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refresh,
  })
  const revoking = useMutation({
    mutationFn: ({ _id }: PreviewLink) => previewLinks.remove(_id),
    onSuccess: (_answer, { _id }) => {
      showSuccess('Preview link revoked')
      if (made?._id === _id) setMade(null)
    },
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refresh,
  })
  return (
    <Stack>
      <Text size="sm">
        Anyone with a link can view the current version of {name} without an account. Links are read-only and
        hidden from search engines.
      </Text>
      {canWrite && (
        <Group align="flex-end" gap="sm">
          <NativeSelect
            label="Expires in"
            data={days}
            value={expiry}
            onChange={(event) => setExpiry(event.currentTarget.value)}
          />
          <Button loading={creating.isPending} onClick={() => creating.mutate()}>
            Create link
          </Button>
        </Group>
      )}
      {made !== null && <NewLink link={made.link} name={name} />}
      <QueryState query={list} of="rows" />
      {list.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          No active preview links
        </Text>
      )}
      {list.data?.map((link) => (
        <LinkLine key={link._id} link={link} {...(canWrite && { onRevoke: () => revoking.mutate(link) })} />
      ))}
    </Stack>
  )
}

/** Makes, lists and revokes the links by which a client sees a site or a campaign's plan. */
export const PreviewLinksDialog = ({
  shown,
  onClose,
}: {
  /** null: closed. */
  readonly shown: PreviewLinksProps | null
  readonly onClose: () => void
}) => (
  <Modal opened={shown !== null} onClose={onClose} title={`Preview links of ${shown?.name ?? ''}`}>
    {shown && <PreviewLinks {...shown} />}
  </Modal>
)
