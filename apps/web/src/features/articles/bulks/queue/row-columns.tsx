import { Anchor } from '@mantine/core'
import { duplicateFrom } from '@web2/writing'
import type { ArticleBulkRow } from '@web2/contract/articles'
import { dollars } from '../../../../lib/text/dollars.ts'
import type { ListColumn } from '../../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../../ui/data-list/name-link.tsx'
import { rowStatusLabel } from '../bulk-status.tsx'
import { RowState } from './row-state.tsx'

export const percent = (similarity: number): string => `${Math.floor(similarity * 100)}%`

interface Shown {
  readonly isPaused: boolean
  readonly onCompare: (row: ArticleBulkRow) => void
}

/** Columns of a bulk's rows. */
export const rowColumns = ({ isPaused, onCompare }: Shown): readonly ListColumn<ArticleBulkRow>[] => [
  {
    key: 'position',
    title: 'No.',
    sortable: true,
    width: 70,
    text: ({ position }) => String(position + 1),
  },
  {
    key: 'keyword',
    title: 'Keyword',
    sortable: true,
    fixed: true,
    text: ({ keyword }) => keyword,
    render: ({ keyword, articleId }) =>
      articleId === null ? (
        keyword
      ) : (
        <NameLink to="/articles/edit-article" search={{ id: articleId }} name={keyword} />
      ),
  },
  {
    key: 'status',
    title: 'Status',
    sortable: true,
    fixed: true,
    text: ({ status }) => rowStatusLabel(status),
    render: (row) => <RowState row={row} isPaused={isPaused} />,
  },
  {
    key: 'words',
    title: 'Words',
    sortable: true,
    width: 90,
    text: ({ words }) => (words === 0 ? '' : words.toLocaleString('en-US')),
  },
  {
    key: 'cost',
    title: 'Cost',
    sortable: true,
    width: 140,
    text: ({ cost, words }) => (cost === null ? (words > 0 ? 'Price unknown' : '') : dollars(cost)),
  },
  {
    key: 'similarity',
    title: 'Similarity',
    sortable: true,
    width: 130,
    text: ({ similarity }) => (similarity === null ? '' : percent(similarity)),
    render: (row) =>
      row.similarity === null ? null : (
        <Anchor
          component="button"
          type="button"
          size="sm"
          underline="always"
          c={row.similarity >= duplicateFrom ? 'var(--mantine-color-error)' : 'var(--mantine-color-text)'}
          aria-label={`${percent(row.similarity)}: compare ${row.keyword} with the most similar article`}
          onClick={() => onCompare(row)}
        >
          {percent(row.similarity)}
        </Anchor>
      ),
  },
  { key: 'message', title: 'Reason', hiddenAtFirst: true, text: ({ message }) => message },
]
