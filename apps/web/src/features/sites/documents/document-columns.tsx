import { Text } from '@mantine/core'
import type { ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { addedColumn, changedColumn } from '../../../ui/data-list/usual-columns.ts'
import { PageThumb } from '../page-thumbnail/page-thumbnail.tsx'
import type { DocumentSource, ListedDocument } from './document-source.ts'

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1_000)).toLocaleString()} KB`

/** The column of pictures, which a CSV file does without. */
export const previewColumn = 'preview'

/** Columns of a list of pages or sections; links lead to the preview for users who may not edit. */
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
      <NameLink to={canWrite ? edit : view} search={{ id: _id }} name={shownName(name)} />
    ),
  },
  changedColumn,
  { ...addedColumn, title: 'Created', hiddenAtFirst: true },
  {
    key: 'size',
    title: 'Size',
    sortable: true,
    text: ({ size }) => kilobytes(size),
    render: ({ size }) => <Text size="sm">{kilobytes(size)}</Text>,
  },
]
