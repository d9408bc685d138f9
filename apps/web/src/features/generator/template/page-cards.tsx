import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { IconSearch } from '@tabler/icons-react'
import type { CloudPage } from '@web2/contract/sites'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { FetchSkeleton } from '../../../ui/loading-indicators.tsx'
import { PageThumb } from '../../sites/page-thumbnail/page-thumbnail.tsx'
import { cloudPages } from '../../sites/resources.ts'
import { pageChosen, pagesFound } from '../api/source-api.ts'
import { pageNameOf } from '../page-name.ts'
import classes from './template.module.css'

interface PageCardsProps {
  readonly pageId: string | null
  readonly onChange: (pageId: string) => void
}

/** Ms without typing until the server is asked. */
const pause = 250
const shownAtFirst = 8

type FoundPage = Pick<CloudPage, '_id' | 'name' | 'size' | 'updatedAt'>

const PageCard = ({ page: { _id, name, size, updatedAt } }: { readonly page: FoundPage }) => (
  <Radio.Card value={_id} className={classes.card ?? ''} aria-label={pageNameOf(name)}>
    <PageThumb
      stateKey={[cloudPages.path, _id, updatedAt]}
      size={size}
      html={async () => (await cloudPages.get(_id)).html}
    />
    <Text size="sm" fw={500} flex={1} style={{ overflowWrap: 'anywhere' }}>
      {pageNameOf(name)}
    </Text>
    <Radio.Indicator />
  </Radio.Card>
)

/** Cards of the pages in the page builder. */
export const PageCards = ({ pageId, onChange }: PageCardsProps) => {
  const chosen = useQuery(pageChosen(pageId))
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed, pause)
  const [showsAll, setShowsAll] = useState(false)
  const found = useQuery(pagesFound(words))
  const pages: readonly FoundPage[] = found.data?.data ?? []
  const isAdded = words === '' && chosen.data !== undefined && !pages.some(({ _id }) => _id === pageId)
  const offered = isAdded ? [chosen.data, ...pages] : pages
  const shown = showsAll ? offered : offered.slice(0, shownAtFirst)
  const isEmpty = found.isSuccess && words === '' && offered.length === 0
  return (
    <Stack gap="sm">
      {!isEmpty && (
        <TextInput
          aria-label="Search pages"
          placeholder="Search pages"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {found.isError && <Failure message={sentenceFor(found.error)} onRetry={() => void found.refetch()} />}
      {found.isPending && <FetchSkeleton h={180} />}
      {isEmpty && (
        <Text size="sm" c="dimmed">
          No pages yet. Build one with placeholders such as {'{service}'}, then choose it here.
        </Text>
      )}
      {found.isSuccess && words !== '' && offered.length === 0 && (
        <Text size="sm" c="dimmed">
          No page matches “{words}”.
        </Text>
      )}
      {shown.length > 0 && (
        <Radio.Group aria-label="Page" value={pageId} onChange={onChange}>
          <div className={classes.cards}>
            {shown.map((page) => (
              <PageCard key={page._id} page={page} />
            ))}
          </div>
        </Radio.Group>
      )}
      <Group gap="sm">
        {shown.length < offered.length && (
          <Button size="xs" variant="default" onClick={() => setShowsAll(true)}>
            Show {(offered.length - shown.length).toLocaleString('en')} more
          </Button>
        )}
        {pageId !== null && (
          <ButtonLink
            to="/page-builder/edit-page"
            search={{ id: pageId }}
            target="_blank"
            size="xs"
            variant="default"
          >
            Edit page
          </ButtonLink>
        )}
        <ButtonLink to="/page-builder/build-page" target="_blank" size="xs" variant="default">
          Build a page
        </ButtonLink>
      </Group>
    </Stack>
  )
}
