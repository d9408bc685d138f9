import { Modal, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Category } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import type { RssFeed } from '@web2/contract/feeds'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../lib/api/errors.ts'
import { rssFeeds } from './resources.ts'
import { queryClient } from '../../lib/query/query-client.ts'
import { CategoryPicker } from '../articles/categories/category-picker.tsx'
import { Failure } from '../../ui/failure.tsx'
import { DialogActions } from '../../ui/dialogs/dialog-actions.tsx'

type Named = Pick<Category, '_id' | 'name'>

interface FeedDialogProps {
  readonly feed: RssFeed
  readonly now: Named | null
  readonly onClose: () => void
}

/** Where a feed is read from, and the category that its items are imported into. */
export const FeedDialog = ({ feed, now, onClose }: FeedDialogProps) => {
  const [url, setUrl] = useState(feed.url)
  const [chosen, setChosen] = useState<Named | null>(now)
  const typed = url.trim()
  const saving = useMutation({
    mutationFn: () =>
      rssFeeds.patch(feed._id, {
        categoryId: chosen?._id ?? null,
        ...(typed !== feed.url && { url: typed }),
      }),
    onSuccess: onClose,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [rssFeeds.path] }),
  })
  const refusals = saving.isError ? fieldErrors(saving.error) : {}
  const missing = typed === '' ? messages.required : undefined
  return (
    <Modal opened onClose={onClose} title={`Edit “${feed.title}”`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!saving.isPending && missing === undefined) saving.mutate()
        }}
      >
        <Stack>
          <TextInput
            label="Feed URL"
            type="url"
            inputMode="url"
            maxLength={2_000}
            autoComplete="off"
            data-autofocus
            value={url}
            error={missing ?? refusals.url}
            onChange={(event) => setUrl(event.currentTarget.value)}
          />
          <CategoryPicker
            label="Category for imported articles"
            placeholder="No category"
            value={chosen}
            onChange={setChosen}
          />
          {saving.isError && refusals.url === undefined && <Failure message={sentenceFor(saving.error)} />}
          <DialogActions onCancel={onClose} type="submit" loading={saving.isPending}>
            Save
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
