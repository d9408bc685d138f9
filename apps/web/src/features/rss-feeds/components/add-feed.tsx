import { Button, Group, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconPlus } from '@tabler/icons-react'
import { messages } from '@web2/contract'
import { useRef, useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { rssFeeds } from '../../../lib/api/resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { say } from '../../../lib/snackbar.ts'

/** A line to add one feed after the other. */
export const AddFeed = () => {
  const [url, setUrl] = useState('')
  const [missing, setMissing] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const adding = useMutation({
    mutationFn: (typed: string) => rssFeeds.create({ url: typed }),
    onSuccess: () => {
      say('The feed was added and is being read.')
      setUrl('')
      field.current?.focus()
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
        if (typed !== '' && !adding.isPending) adding.mutate(typed)
      }}
    >
      <Group gap="xs" align="flex-start" wrap="nowrap" mb="md" maw={640}>
        <TextInput
          ref={field}
          flex={1}
          type="url"
          inputMode="url"
          aria-label="Address of a feed, or of a page that has one"
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
        <Button type="submit" loading={adding.isPending} leftSection={<IconPlus size={18} aria-hidden />}>
          Add feed
        </Button>
      </Group>
    </form>
  )
}
