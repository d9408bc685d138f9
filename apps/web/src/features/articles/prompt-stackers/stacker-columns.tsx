import type { PromptStacker } from '@web2/contract/articles'
import { filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { addedColumn, changedColumn, nameColumn } from '../../../ui/data-list/usual-columns.ts'

/** Columns of the prompt stacker list. */
export const stackerColumns: readonly ListColumn<PromptStacker>[] = [
  {
    ...nameColumn,
    render: ({ _id, name }) => (
      <NameLink to="/prompt-stacker/edit-prompt-stacker" search={{ id: _id }} name={name} />
    ),
  },
  {
    key: 'description',
    title: 'Description',
    filter: { kind: 'text' },
    text: ({ description }) => description,
  },
  {
    key: 'stepCount',
    title: 'Steps',
    sortable: true,
    filter: { kind: 'number' },
    width: 90,
    text: ({ stepCount }) => String(stepCount),
  },
  { ...addedColumn, hiddenAtFirst: true },
  changedColumn,
]

export const stackerFilterable = filterFields(stackerColumns)
