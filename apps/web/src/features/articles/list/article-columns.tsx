import { Badge } from '@mantine/core'
import type { ArticleListed, Category } from '@web2/contract/articles'
import { dollars } from '../../../lib/text/dollars.ts'
import { articleSourceLabel, ArticleStatusBadge, articleStatusLabel } from '../article-status.tsx'
import { filterFields, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { NameLink } from '../../../ui/data-list/name-link.tsx'
import { addedColumn, changedColumn } from '../../../ui/data-list/usual-columns.ts'
import { shownTitle } from '../editing/shown-title.ts'

type Named = ReadonlyMap<string, Pick<Category, 'name' | 'color'>>

/** Columns of the article list. */
export const articleColumns = (
  categories: Named,
  canWrite: boolean,
): readonly ListColumn<ArticleListed>[] => {
  const categoryOf = ({ categoryId }: ArticleListed) =>
    categoryId === null ? undefined : categories.get(categoryId)
  return [
    {
      key: 'title',
      title: 'Title',
      sortable: true,
      filter: { kind: 'text' },
      fixed: true,
      text: shownTitle,
      render: (article) => (
        <NameLink
          to={canWrite ? '/articles/edit-article' : '/articles/view-article'}
          search={{ id: article._id }}
          maw="31ch"
          name={shownTitle(article)}
        />
      ),
    },
    {
      key: 'keyword',
      title: 'Keyword',
      sortable: true,
      filter: { kind: 'text' },
      hiddenAtFirst: true,
      text: ({ keyword }) => keyword,
    },
    {
      key: 'category',
      title: 'Category',
      text: (article) => categoryOf(article)?.name ?? '',
      render: (article) => {
        const category = categoryOf(article)
        return category === undefined ? null : (
          <Badge
            variant="dot"
            color={category.color}
            tt="none"
            fw={500}
            miw="max-content"
            styles={{ label: { maxWidth: 112 } }}
          >
            {category.name}
          </Badge>
        )
      },
    },
    {
      key: 'status',
      title: 'Status',
      sortable: true,
      text: ({ status }) => articleStatusLabel(status),
      render: ({ status, problem }) => (
        <span title={problem === '' ? undefined : problem}>
          <ArticleStatusBadge status={status} />
        </span>
      ),
    },
    { key: 'source', title: 'Source', sortable: true, text: ({ source }) => articleSourceLabel(source) },
    {
      key: 'words',
      title: 'Words',
      sortable: true,
      filter: { kind: 'number' },
      width: 76,
      text: ({ words }) => String(words),
      render: ({ words }) => words.toLocaleString('en-US'),
    },
    {
      key: 'score',
      title: 'Score',
      sortable: true,
      filter: { kind: 'number' },
      width: 76,
      text: ({ score }) => (score === null ? '' : String(score)),
    },
    {
      key: 'reviewed',
      title: 'Reviewed',
      hiddenAtFirst: true,
      text: ({ provenance }) => provenance.reviewedBy?.name ?? '',
    },
    {
      key: 'generatedWith',
      title: 'Generated with',
      hiddenAtFirst: true,
      text: ({ provenance: { provider, model } }) => [provider, model].filter(Boolean).join(', '),
    },
    {
      key: 'aiCost',
      title: 'AI cost',
      hiddenAtFirst: true,
      text: ({ provenance: { cost } }) => (cost === null ? '' : dollars(cost)),
    },
    {
      key: 'sources',
      title: 'Sources',
      hiddenAtFirst: true,
      text: ({ provenance: { sources = [] } }) => sources.map(({ url, title }) => url || title).join(', '),
    },
    { ...addedColumn, hiddenAtFirst: true },
    changedColumn,
  ]
}

/** Filter fields of the list besides category, status and source. */
export const articleFilterable = filterFields(articleColumns(new Map(), false))
