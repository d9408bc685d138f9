import { Group, Select, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { ButtonLink } from '../../../ui/links.tsx'
import { pageChosen, pagesFound } from '../api/source-api.ts'

interface OwnPageProps {
  readonly pageId: string | null
  readonly onChange: (pageId: string | null) => void
}

/** Ms that typing rests before the server is asked. */
const pause = 250

/** 'landing' of 'landing.html', as pages are kept. */
const bare = (name: string): string => name.replace(/\.html$/, '')

/** One of the pages of the page builder, where its texts are written. */
export const SourcePagePicker = ({ pageId, onChange }: OwnPageProps) => {
  const chosen = useQuery(pageChosen(pageId))
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(chosen.data && typed === bare(chosen.data.name) ? '' : typed, pause)
  const found = useQuery(pagesFound(words))
  const pages = found.data?.data ?? []
  const isAdded = chosen.data && !pages.some(({ _id }) => _id === pageId)
  const offered = isAdded ? [chosen.data, ...pages] : pages
  return (
    <Stack gap="sm" maw="var(--app-form)">
      <Select
        label="Page"
        placeholder={found.isSuccess && words === '' && pages.length === 0 ? 'No pages yet' : 'Choose a page'}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        // the server has searched already
        filter={({ options }) => options}
        data={offered.map(({ _id, name }) => ({ value: _id, label: bare(name) }))}
        nothingFoundMessage={found.isPending ? 'Loading…' : 'No page of this name'}
        value={pageId}
        error={found.isError ? sentenceFor(found.error) : null}
        onChange={onChange}
      />
      <Text size="sm" c="dimmed">
        Write its texts in the page builder. {'{service}'} stands for a value of the row, and
        {' {fast|quick}'} for one of two words.
      </Text>
      <Group gap="sm">
        {pageId !== null && (
          <ButtonLink
            to="/page-builder/edit-page"
            search={{ id: pageId }}
            target="_blank"
            size="xs"
            variant="default"
          >
            Edit this page
          </ButtonLink>
        )}
        <ButtonLink to="/page-builder/build-page" target="_blank" size="xs" variant="default">
          Build a page
        </ButtonLink>
      </Group>
    </Stack>
  )
}
