import { ActionIcon, Group, Select, Stack, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { TurboPage } from '@web2/contract/generator'
import { useState, type ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { leadingPages, samplePages } from '../api/project-api.ts'
import { PageView } from '../pages/page-view.tsx'

interface SampleReviewProps {
  readonly turboId: string
  /** Shown below the page once that has loaded, so that it does not move under the pointer. */
  readonly footer: ReactNode
}

/** Pages of the sample, and the pages that link to them. */
export const SampleReview = ({ turboId, footer }: SampleReviewProps) => {
  const sample = useQuery(samplePages(turboId))
  const leading = useQuery(leadingPages(turboId))
  const [chosen, setChosen] = useState<string | null>(null)
  if (sample.isError)
    return <Failure message={sentenceFor(sample.error)} onRetry={() => void sample.refetch()} />
  if (sample.isPending) return <Waiting label="Loading the sample" />
  const leads = leading.data?.data ?? []
  const pages = [...sample.data, ...leads]
  const labelOf = ({ kind, name }: TurboPage, index: number): string =>
    kind === 'page'
      ? `${index + 1} of ${sample.data.length}: ${name}`
      : `${kind === 'home' ? 'Home page' : 'Hub page'}: ${name}`
  const at = Math.max(
    0,
    pages.findIndex(({ _id }) => _id === chosen),
  )
  const page = pages[at]
  if (page === undefined)
    return (
      <Text size="sm" c="dimmed">
        The sample has no pages. Generate it again.
      </Text>
    )
  const go = (to: number) => setChosen(pages[to]?._id ?? null)
  return (
    <Stack gap="sm">
      <Group gap="xs" wrap="nowrap">
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Previous sample page"
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Select
          aria-label="Sample page"
          flex="1 1 200px"
          allowDeselect={false}
          data={pages.map((each, index) => ({ value: each._id, label: labelOf(each, index) }))}
          value={page._id}
          onChange={setChosen}
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Next sample page"
          disabled={at === pages.length - 1}
          onClick={() => go(at + 1)}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
      {page.status === 'failed' ? (
        <>
          <Failure title="This page failed" message={page.message} />
          {footer}
        </>
      ) : (
        <PageView key={page._id} pageId={page._id} footer={footer} />
      )}
    </Stack>
  )
}
