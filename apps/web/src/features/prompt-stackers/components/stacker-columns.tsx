import type { PromptStacker } from '@web2/contract'
import { formatMoment } from '../../../lib/dates.ts'
import { filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { TextLink } from '../../../ui/links.tsx'

/** What the list of prompt stackers can show. */
export const stackerColumns: readonly ListColumn<PromptStacker>[] = [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    filter: { kind: 'text' },
    fixed: true,
    text: ({ name }) => name,
    render: ({ _id, name }) => (
      <TextLink
        to="/prompt-stacker/edit-prompt-stacker"
        search={{ id: _id }}
        fw={500}
        size="sm"
        maw="44ch"
        display="inline-block"
        truncate
        title={name}
      >
        {name}
      </TextLink>
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
  {
    key: 'createdAt',
    title: 'Added',
    sortable: true,
    filter: { kind: 'day' },
    hiddenAtFirst: true,
    text: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'updatedAt',
    title: 'Changed',
    sortable: true,
    filter: { kind: 'day' },
    text: ({ updatedAt }) => formatMoment(updatedAt),
  },
]

export const stackerFilterable = filterFields(stackerColumns)
