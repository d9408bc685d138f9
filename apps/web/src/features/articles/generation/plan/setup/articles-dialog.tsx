import { Button, Checkbox, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { ArticleListed } from '@web2/contract/articles'
import { useState } from 'react'
import { sentenceFor } from '../../../../../lib/api/errors.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { Failure } from '../../../../../ui/failure.tsx'
import { shownTitle } from '../../../editing/shown-title.ts'
import { articles } from '../../../resources.ts'
import classes from './setup.module.css'

/** Ms without typing until the server is asked. */
const pause = 250
const most = 30

const articlesFound = (words: string) =>
  queryOptions({
    queryKey: [articles.path, 'sources', words],
    queryFn: () =>
      articles.find({
        status: { $in: ['ready', 'draft'] },
        ...(words !== '' && { $or: ['title', 'keyword'].map((name) => ({ [name]: { $search: words } })) }),
        $sort: { updatedAt: -1 },
        $limit: most,
      }),
    placeholderData: keepPreviousData,
  })

interface ArticlesDialogProps {
  /** Ids of the articles that are sources already. */
  readonly known: readonly string[]
  /** How many more sources the article can have. */
  readonly most: number
  readonly onAdd: (chosen: readonly ArticleListed[]) => void
  readonly onClose: () => void
}

/** Dialog to choose own articles as sources. */
export const ArticlesDialog = ({ known, most: room, onAdd, onClose }: ArticlesDialogProps) => {
  const [words, setWords] = useState('')
  const [asked] = useDebouncedValue(words.trim(), pause)
  const [chosen, setChosen] = useState<readonly ArticleListed[]>([])
  const found = useQuery(articlesFound(asked))
  const offered = (found.data?.data ?? []).filter(
    (article) => !known.includes(article._id) && article.words > 0,
  )
  const isChosen = ({ _id }: ArticleListed) => chosen.some((article) => article._id === _id)
  const empty = found.isPending
    ? 'Loading…'
    : asked === ''
      ? 'You have no other articles with a text.'
      : `No articles match “${asked}”.`
  return (
    <Modal opened onClose={onClose} title="Add my articles" size="lg">
      <Stack>
        <TextInput
          type="search"
          aria-label="Search articles"
          placeholder="Title or keyword"
          leftSection={<IconSearch size={16} aria-hidden />}
          data-autofocus
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        {found.isError ? (
          <Failure message={sentenceFor(found.error)} onRetry={() => void found.refetch()} />
        ) : (
          <div className={classes.choice} role="group" aria-label="Articles" tabIndex={0}>
            {offered.length === 0 && (
              <Text size="sm" c="dimmed">
                {empty}
              </Text>
            )}
            {offered.map((article) => (
              <Checkbox
                key={article._id}
                label={shownTitle(article)}
                description={counted(article.words, 'word')}
                checked={isChosen(article)}
                disabled={!isChosen(article) && chosen.length >= room}
                onChange={(event) =>
                  setChosen(
                    event.currentTarget.checked
                      ? [...chosen, article]
                      : chosen.filter(({ _id }) => _id !== article._id),
                  )
                }
                styles={{ label: { overflowWrap: 'anywhere' } }}
              />
            ))}
          </div>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onAdd(chosen)}>
            {chosen.length === 0 ? 'Add articles' : `Add ${counted(chosen.length, 'article')}`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
