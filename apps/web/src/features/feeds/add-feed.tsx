import { Button, Group, Loader, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { useRef, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../lib/api/errors.ts'
import { rssFeeds } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../lib/snackbar.ts'

/** A line to add one feed after the other. */
export const AddFeed = () => {
  const [url, setUrl] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const adding = useMutation({
    // an address that is confirmed while an earlier one is still on its way comes after it
    scope: { id: 'new feed' },
    mutationFn: (typed: string) => rssFeeds.create({ url: typed }),
    onSuccess: (_, sent) => {
      showSuccess('Feed added. Fetching its items…')
      if (field.current?.value.trim() === sent) setUrl('')
      field.current?.focus()
    },
    onError: (error, sent) => {
      // beside the field stands what is wrong with the words in it
      if (field.current?.value.trim() !== sent) showError(`${sent}: ${sentenceFor(error)}`)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [rssFeeds.path] }),
  })
  const refusal = adding.isError ? (fieldErrors(adding.error).url ?? sentenceFor(adding.error)) : null

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const typed = url.trim()
        setMissing(typed === '')
        const isOnItsWay = adding.isPending && adding.variables === typed
        if (typed !== '' && !isOnItsWay) adding.mutate(typed)
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap" mb="md" maw="var(--app-form)">
        <TextInput
          ref={field}
          flex={1}
          type="url"
          inputMode="url"
          aria-label="Feed or site URL"
          placeholder="https://example.com/feed"
          maxLength={2_000}
          autoComplete="off"
          value={url}
          error={missing ? messages.required : refusal}
          onChange={(event) => {
            setUrl(event.currentTarget.value)
            setMissing(false)
            if (adding.isError) adding.reset()
          }}
        />
        <Button
          type="submit"
          leftSection={
            adding.isPending ? <Loader size={18} color="currentColor" /> : <IconPlus size={18} aria-hidden />
          }
        >
          Add feed
        </Button>
      </Group>
    </form>
  )
}
