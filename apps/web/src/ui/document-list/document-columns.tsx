import { Text } from '@mantine/core'
import { formatMoment } from '../../lib/dates.ts'
import type { ListColumn } from '../data-list/list-column.ts'
import { TextLink } from '../links.tsx'
import { PageThumb } from '../page-thumb/page-thumb.tsx'
import type { DocumentSource, ListedDocument } from './document-source.ts'

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString()} kB`

/** The column of pictures, which a CSV file does without. */
export const previewColumn = 'preview'

/** What a list of pages or sections can show; who may not edit is led to the preview. */
export const documentColumns = (
  { resource, noun, edit, view, shownName }: DocumentSource,
  canWrite: boolean,
): readonly ListColumn<ListedDocument>[] => [
  {
    key: previewColumn,
    title: 'Preview',
    width: 152,
    text: () => '',
    render: ({ _id, version, size }) => (
      <PageThumb
        stateKey={[resource.path, _id, version]}
        size={size}
        ground={noun === 'section' ? 'any' : 'paper'}
        html={async () => (await resource.get(_id, { $select: ['preview'] })).preview ?? ''}
      />
    ),
  },
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    filter: { kind: 'text' },
    fixed: true,
    text: ({ name }) => shownName(name),
    render: ({ _id, name }) => (
      <TextLink
        to={canWrite ? edit : view}
        search={{ id: _id }}
        fw={500}
        size="sm"
        maw="44ch"
        display="inline-block"
        truncate
        title={shownName(name)}
      >
        {shownName(name)}
      </TextLink>
    ),
  },
  {
    key: 'updatedAt',
    title: 'Changed',
    sortable: true,
    filter: { kind: 'day' },
    text: ({ updatedAt }) => formatMoment(updatedAt),
  },
  {
    key: 'createdAt',
    title: 'Created',
    sortable: true,
    filter: { kind: 'day' },
    hiddenAtFirst: true,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'size',
    title: 'Size',
    sortable: true,
    text: ({ size }) => kilobytes(size),
    render: ({ size }) => <Text size="sm">{kilobytes(size)}</Text>,
  },
]
