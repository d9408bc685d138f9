import { Menu } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import {
  IconArticle,
  IconClipboardText,
  IconCopy,
  IconEye,
  IconFolderShare,
  IconPencil,
  IconPlus,
  IconRss,
  IconWorld,
} from '@tabler/icons-react'
import type { ArticleListed, Category } from '@web2/contract/articles'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articles } from '../resources.ts'
import { categoriesNamed } from '../categories/category-choice.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { useTrash } from '../../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { MenuLink } from '../../../ui/menus/menu-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'
import { articleList, filteredBy } from '../articles-api.ts'
import { articlesNamed, shownTitle } from '../editing/shown-title.ts'
import { WaitingArticles } from '../generation/plan/waiting-articles.tsx'
import { articleColumns, articleFilterable } from './article-columns.tsx'
import { ArticleFilterFields } from './article-filters.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { MoveDialog } from './move-dialog.tsx'

const failed = (error: unknown) => showError(sentenceFor(error))
const refresh = () => queryClient.invalidateQueries({ queryKey: [articles.path] })
const unnamed: ReadonlyMap<string, Category> = new Map()

/** List of all articles of the account. */
export const ArticleList = () => {
  const { source = '', category = '' } = useSearch({ from: '/default/articles' })
  const navigate = useNavigate({ from: '/articles' })
  const canWrite = useCan('content:write')
  const { table, state, rows, all, isEmpty } = useListScreen(articleList, {
    file: 'articles.csv',
    filterable: articleFilterable,
    within: filteredBy({ source, category }),
    columnsFor: async (found, shown) => {
      const ids = found.flatMap(({ categoryId }) => categoryId ?? [])
      const names = ids.length === 0 ? unnamed : await queryClient.fetchQuery(categoriesNamed(ids))
      return articleColumns(names, canWrite).filter(({ key }) => shown.some((one) => one.key === key))
    },
  })
  const [moving, setMoving] = useState<{ rows: ArticleListed[]; done: () => void } | null>(null)
  const named = useQuery(categoriesNamed(rows.flatMap(({ categoryId }) => categoryId ?? [])))
  const columns = useMemo(() => articleColumns(named.data ?? unnamed, canWrite), [named.data, canWrite])

  const remove = useTrash<ArticleListed>({
    resource: articles,
    named: articlesNamed,
  })
  const copying = useMutation({
    mutationFn: ({ _id }: ArticleListed) => articles.create({ copyOf: _id }),
    onSuccess: ({ title }) => showSuccess(`${title} was added.`),
    onError: failed,
    onSettled: refresh,
  })
  const isFiltered = state.status !== '' || source !== '' || category !== ''
  const addButton = (
    <ButtonLink to="/articles/add-article" leftSection={<IconPlus size={18} aria-hidden />}>
      Add article
    </ButtonLink>
  )

  return (
    <>
      <PageHeader title="Articles" description="All your articles, written or AI-generated.">
        <ButtonLink
          to="/articles/rss-feeds"
          variant="default"
          leftSection={<IconRss size={18} aria-hidden />}
        >
          Feeds
        </ButtonLink>
        {canWrite && !(isEmpty && !isFiltered) && addButton}
      </PageHeader>
      {canWrite && <WaitingArticles />}
      <DataList
        name="articles"
        noun="articles"
        searchLabel="Search by title or keyword"
        columns={columns}
        filters={
          <ArticleFilterFields
            status={state.status}
            source={source}
            category={category}
            onChange={(next) =>
              void navigate({
                search: (old) => ({ ...old, ...emptied(next), page: undefined }),
                replace: true,
              })
            }
          />
        }
        otherFilters={{
          count: (source === '' ? 0 : 1) + (category === '' ? 0 : 1),
          clear: () =>
            void navigate({
              search: (old) => ({ ...old, source: undefined, category: undefined, page: undefined }),
              replace: true,
            }),
        }}
        noMatch={isFiltered ? 'No articles match these filters' : undefined}
        {...table}
        empty={
          <EmptyState
            motif="articles"
            icon={IconArticle}
            title="No articles yet"
            text="Write or generate your first article. Changes save automatically, and every version is kept."
          >
            {canWrite && addButton}
          </EmptyState>
        }
        labelOf={shownTitle}
        actionsWidth={56}
        rowActions={(article) => (
          <RowMenu name={shownTitle(article)} onRemove={canWrite ? () => remove([article]) : undefined}>
            {canWrite && (
              <MenuLink
                to="/articles/edit-article"
                search={{ id: article._id }}
                leftSection={<IconPencil size={16} />}
              >
                Edit
              </MenuLink>
            )}
            <MenuLink
              to="/articles/view-article"
              search={{ id: article._id }}
              leftSection={<IconEye size={16} />}
            >
              View
            </MenuLink>
            {canWrite && (
              <MenuLink
                to="/articles/add-to-site"
                search={{ article: article._id }}
                leftSection={<IconWorld size={16} />}
              >
                Add to a site
              </MenuLink>
            )}
            {canWrite && (
              <MenuLink
                to="/articles/publish-by-hand"
                search={{ article: article._id }}
                leftSection={<IconClipboardText size={16} />}
              >
                Publish manually
              </MenuLink>
            )}
            {canWrite && (
              <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => copying.mutate(article)}>
                Duplicate
              </Menu.Item>
            )}
            {canWrite && (
              <Menu.Item
                leftSection={<IconFolderShare size={16} />}
                onClick={() => setMoving({ rows: [article], done: () => undefined })}
              >
                Move to category
              </Menu.Item>
            )}
          </RowMenu>
        )}
        {...(canWrite
          ? {
              onRemove: remove,
              bulkActions: (rows: ArticleListed[], done: () => void) => (
                <BulkActions rows={rows} done={done} onMove={() => setMoving({ rows, done })} />
              ),
            }
          : {})}
        all={all}
      />
      {moving !== null && (
        <MoveDialog rows={moving.rows} onMoved={moving.done} onClose={() => setMoving(null)} />
      )}
    </>
  )
}

/** Removes empty filters from the URL. */
const emptied = (filters: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value === '' ? undefined : value]))
