import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { AssistedPost } from '@web2/contract/campaigns'
import { messages } from '@web2/contract/core'
import { useState, type SubmitEvent } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { assistedPosts } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'

/** Records the URL of a published post, which the server then checks. */
export const ConfirmUrlForm = ({ post }: { post: AssistedPost }) => {
  const [url, setUrl] = useState(post.url)
  const [isEmpty, setEmpty] = useState(false)
  const tell = useMutation({
    mutationFn: (address: string) => assistedPosts.patch(post._id, { url: address }),
    onSuccess: () => showSuccess('Post verified'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [assistedPosts.path] }),
  })
  const refusal = tell.isError ? (fieldErrors(tell.error).url ?? sentenceFor(tell.error)) : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(url.trim() === '')
    if (url.trim() !== '') tell.mutate(url.trim())
  }
  return (
    <form noValidate onSubmit={submit} style={{ width: '100%' }}>
      <Group align="flex-start" gap="sm">
        <TextInput
          label="Post URL"
          placeholder={post.placeUrl}
          type="url"
          flex="1 1 280px"
          value={url}
          error={isEmpty ? messages.required : refusal}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setEmpty(false)
            tell.reset()
          }}
        />
        <Button type="submit" loading={tell.isPending} mt={24}>
          Verify post
        </Button>
      </Group>
    </form>
  )
}
