import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { PostText } from '@web2/contract/listing-updates'
import { useMemo } from 'react'
import { sentenceFor } from '../../lib/api/errors.ts'
import { listingChanges } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess } from '../../lib/snackbar.ts'
import { comparedText } from '../articles/generated-text/compared-text.ts'
import { compared, type Stretch } from '../articles/generated-text/text-difference.ts'
import { Failure } from '../../ui/failure.tsx'
import { TextColumns } from '../../ui/text/text-columns.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { postText, sendEarlier } from './updates-api.ts'

interface PostTextDialogProps {
  postId: string
  napId: string
  name: string
  /** Updates the post although it was edited; not given where nothing is chosen. */
  onChoose: ((text: PostText) => void) | null
  onClose: () => void
}

const words: Readonly<Record<PostText['state'], string>> = {
  same: 'The live post matches the version we sent.',
  edited: 'This post was edited on its blog. Updating replaces only the old data and keeps those edits.',
  unknown: '',
  gone: '',
  unreadable: '',
}

const lines = ({ title, html }: { title: string; html: string }) => `${title}\n${comparedText(html)}`

const marked = (stretches: readonly Stretch[], mark: 'gone' | 'added') =>
  stretches.map(({ text, isOwn }) => ({ text, mark: isOwn ? mark : null }))

const Difference = ({ text: { sent, now } }: { text: PostText }) => {
  const both = useMemo(() => (sent && now ? compared(lines(sent), lines(now)) : null), [sent, now])
  return both === null ? null : (
    <TextColumns
      left={{ label: 'Sent version', parts: marked(both.left, 'gone') }}
      right={{ label: 'Live version', parts: marked(both.right, 'added') }}
    />
  )
}

/** A published post as its blog shows it, beside what was sent; its earlier text can be sent again. */
export const PostTextDialog = ({ postId, napId, name, onChoose, onClose }: PostTextDialogProps) => {
  const text = useQuery(postText(postId, napId))
  const sending = useMutation({
    mutationFn: () => sendEarlier(postId),
    onSuccess: () => {
      showSuccess(`Earlier text of “${name}” restored`)
      void queryClient.invalidateQueries({ queryKey: [listingChanges.path] })
      onClose()
    },
  })
  const failure = text.error ?? sending.error
  const { data } = text
  const isEdited = data?.state === 'edited' || data?.state === 'unknown'
  return (
    <Modal opened onClose={onClose} title={name} size={960}>
      <Stack>
        {failure !== null && <Failure message={sentenceFor(failure)} />}
        {text.isPending && <Waiting label="Loading live post" />}
        {data && (
          <>
            <Text size="sm">{data.note || words[data.state]}</Text>
            <Difference text={data} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Close
              </Button>
              {data.canSendEarlier && (
                <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
                  Restore earlier text
                </Button>
              )}
              {onChoose !== null && isEdited && data.replacements.length > 0 && (
                <Button
                  onClick={() => {
                    onChoose(data)
                    onClose()
                  }}
                >
                  Update anyway
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Modal>
  )
}
