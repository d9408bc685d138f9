import { Alert, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { wpPostStatuses, type WpAction, type WpPostText } from '@web2/contract/properties'
import { useRef, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { wpAction } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { RichText } from '../../articles/rich-text/rich-text.tsx'
import type { RichTextHandle } from '../../articles/rich-text/rich-text-editor.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { postsOf, postText, readStatus } from '../posts-api.ts'
import { postStatusWords } from './post-labels.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface EditPostProps {
  propertyId: string
  postId: string
  onClose: () => void
}

interface FormProps extends Omit<EditPostProps, 'postId'> {
  post: WpPostText
  onTouched: () => void
}

const Form = ({ propertyId, post, onTouched, onClose }: FormProps) => {
  const [title, setTitle] = useState(post.title)
  const [status, setStatus] = useState(post.status)
  const [edited, setEdited] = useState(false)
  const text = useRef<RichTextHandle>(null)
  const save = useMutation({
    mutationFn: () => {
      const wanted = readStatus(status)
      const change: WpAction = {
        action: 'update',
        propertyId,
        postId: post.externalId,
        ...(title !== post.title && { title }),
        ...(status !== post.status && wanted !== '' && { status: wanted }),
        // what was not touched stays as its own editor has written it
        ...(edited && { html: text.current?.html() ?? post.html }),
      }
      return wpAction<WpPostText>(change)
    },
    onSuccess: (saved) => {
      showSuccess(`“${saved.title}” updated on the blog`)
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: postsOf(propertyId) }),
  })
  const isChanged = edited || title !== post.title || status !== post.status
  const states = new Set<string>([...wpPostStatuses, post.status])
  return (
    <Stack>
      {save.isError && <Failure message={sentenceFor(save.error)} />}
      {post.html.includes('<!-- wp:') && (
        <Alert color="yellow" variant="light" role="status">
          This post was created in the block editor. If you edit its text here, unsupported blocks become
          plain text. Changing only the title or status keeps them.
        </Alert>
      )}
      <Group align="end">
        <TextInput
          label="Title"
          flex="1 1 260px"
          maxLength={500}
          value={title}
          onChange={(event) => {
            setTitle(event.currentTarget.value)
            onTouched()
          }}
        />
        <NativeSelect
          label="Status"
          data={[...states].map((value) => ({ value, label: postStatusWords(value) }))}
          value={status}
          onChange={(event) => {
            setStatus(event.currentTarget.value)
            onTouched()
          }}
        />
      </Group>
      <RichText
        initial={post.html}
        label="Text"
        keyword={post.title}
        onReady={(handle) => {
          text.current = handle
        }}
        onEdit={() => {
          setEdited(true)
          onTouched()
        }}
      />
      <DialogActions
        onCancel={onClose}
        disabled={!isChanged}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        Update post
      </DialogActions>
    </Stack>
  )
}

/** Edits a post of the blog; saving updates it there at once. */
export const EditPost = ({ propertyId, postId, onClose }: EditPostProps) => {
  const post = useQuery(postText(propertyId, postId))
  const [touched, setTouched] = useState(false)
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title="Edit post"
      closeOnClickOutside={!touched}
      closeOnEscape={!touched}
    >
      <QueryState query={post} of="form" />
      {post.data && (
        <Form propertyId={propertyId} post={post.data} onTouched={() => setTouched(true)} onClose={onClose} />
      )}
    </Modal>
  )
}
