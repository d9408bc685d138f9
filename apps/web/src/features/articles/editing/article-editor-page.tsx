import { useQuery } from '@tanstack/react-query'
import { Outlet, useChildMatches, useLocation, useNavigate } from '@tanstack/react-router'
import type { Article } from '@web2/contract/articles'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { articles } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { RecordPlaceholder } from '../../../ui/missing-record.tsx'
import { articleRecord } from '../articles-api.ts'
import { ArticleEditor } from './article-editor.tsx'
import { GeneratingArticle } from './generating-article.tsx'

/** An article created on this screen, with its browser history entry. */
interface Born {
  readonly id: string
  readonly entry: string | undefined
}

interface Place {
  readonly id: string | undefined
  readonly entry: string | undefined
}

/** Poll interval in ms of an article that is being generated, in addition to socket events. */
const poll = 5_000

const own: ReadonlySet<string> = new Set(['/articles/add-article', '/articles/edit-article'])

/**
 * Returns the open article and its browser history entry; keeps the last ones while the user navigates away.
 */
const usePlace = (): Place => {
  const { pathname, search, state } = useLocation()
  const now: Place = { id: (search as { id?: string }).id, entry: state.__TSR_key }
  const [place, setPlace] = useState(now)
  if (!own.has(pathname) || (now.id === place.id && now.entry === place.entry)) return place
  setPlace(now)
  return now
}

/**
 * Pages /articles/add-article and edit-article; a new article stays open under its own URL after the first
 * save. `ways` stand in the header.
 */
export const ArticleEditorPage = ({ ways }: { readonly ways: ReactNode }) => {
  const { id, entry } = usePlace()
  const navigate = useNavigate()
  const [born, setBorn] = useState<Born | null>(null)
  const [again, setAgain] = useState<{ article: Article | null; times: number }>({ article: null, times: 0 })
  const record = useQuery({
    ...articleRecord(id ?? ''),
    enabled: id !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'generating' ? poll : false),
  })
  const refused = useChildMatches({ select: (matches) => matches.some(({ status }) => status === 'error') })
  if (refused) return <Outlet />

  const isNew = id === undefined || id === born?.id
  const follow = (saved: Article, isFirst: boolean) => {
    if (isFirst) {
      // the new URL is shown at once and must find this article loaded
      flushSync(() => setBorn({ id: saved._id, entry }))
      void navigate({
        to: '/articles/edit-article',
        search: { id: saved._id },
        replace: true,
        state: { sameScreen: true },
        resetScroll: false,
        // editing continues under the new URL, so there is nothing to confirm
        ignoreBlocker: true,
      })
    } else void queryClient.invalidateQueries({ queryKey: [articles.path] })
  }
  const reload = (article: Article | null) => {
    if (article !== null) queryClient.setQueryData(articleRecord(article._id).queryKey, article)
    setBorn(null)
    setAgain(({ times }) => ({ article, times: times + 1 }))
  }

  if (!isNew && record.data === undefined) return <RecordPlaceholder record={record} />
  if (!isNew && record.data?.status === 'generating') return <GeneratingArticle article={record.data} />
  const key = isNew ? (id === undefined ? entry : born?.entry) : id
  const begins = again.article !== null && again.article._id === id ? again.article : (record.data ?? null)
  return (
    <ArticleEditor
      key={`${key} ${again.times}`}
      ways={ways}
      article={isNew ? null : begins}
      latest={id === undefined ? undefined : record.data}
      onSaved={follow}
      onReload={reload}
    />
  )
}
