import { Anchor, Text } from '@mantine/core'
import { turboPageKinds, turboPageStatuses, type TurboPage } from '@web2/contract/generator'
import { formatMoment } from '../../../lib/dates.ts'
import { choiceFilter, filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { nameColumn } from '../../../ui/data-list/usual-columns.ts'
import { percent } from '../percent.ts'
import { pageKindLabel, PageStatusBadge, pageStatusLabel } from '../project-status.tsx'

/** Returns the columns of the list of pages; `onLook` opens a page. */
export const pageColumns = (onLook: (page: TurboPage) => void): readonly ListColumn<TurboPage>[] => [
  {
    ...nameColumn,
    render: (page) => (
      <Anchor
        component="button"
        type="button"
        size="sm"
        fw={500}
        maw="40ch"
        display="block"
        truncate
        title={page.name}
        onClick={() => onLook(page)}
      >
        {page.name}
      </Anchor>
    ),
  },
  {
    key: 'path',
    title: 'URL',
    sortable: true,
    filter: { kind: 'text' },
    text: ({ path }) => `/${path}`,
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    filter: choiceFilter(turboPageStatuses, pageStatusLabel),
    text: ({ status, message }) => [pageStatusLabel(status), message].filter(Boolean).join(': '),
    render: ({ status, message }) => (
      <>
        <PageStatusBadge status={status} />
        {message !== '' && (
          <Text size="xs" c="dimmed" maw="36ch" truncate title={message}>
            {message}
          </Text>
        )}
      </>
    ),
  },
  {
    key: 'kind',
    title: 'Type',
    filter: choiceFilter(turboPageKinds, pageKindLabel),
    text: ({ kind }) => pageKindLabel(kind),
  },
  {
    key: 'similarity',
    title: 'Highest similarity',
    sortable: true,
    text: ({ similarity }) => (similarity === null ? '' : percent(similarity)),
  },
  {
    key: 'elsewhereSimilarity',
    title: 'Similarity to existing content',
    sortable: true,
    hiddenAtFirst: true,
    text: ({ elsewhereSimilarity }) => (elsewhereSimilarity === null ? '' : percent(elsewhereSimilarity)),
  },
  {
    key: 'releasedAt',
    title: 'Released',
    sortable: true,
    filter: { kind: 'day' },
    text: ({ releasedAt }) => (releasedAt === null ? '' : formatMoment(releasedAt)),
  },
  { key: 'title', title: 'Title', hiddenAtFirst: true, text: ({ title }) => title },
  {
    key: 'position',
    title: 'Number',
    sortable: true,
    hiddenAtFirst: true,
    text: ({ position }) => String(position + 1),
  },
]

export const pageFilterable = filterFields(pageColumns(() => undefined))
