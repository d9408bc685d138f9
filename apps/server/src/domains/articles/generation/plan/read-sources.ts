import { mostFoundPages, mostSources, sourceTextLength } from '@web2/contract/articles'
import { appVersion, plainText } from '@web2/contract/core'
import type { AppContext } from '../../../../platform/context.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../../../../platform/db/database.ts'
import { uuidV7 } from '../../../../platform/db/uuid-v7.ts'
import { providerKeys } from '../../../accounts/index.ts'
import { searchWeb, type FoundPage } from '../../web-search/search-web.ts'
import { findArticle } from '../../editing/article-statements.ts'
import { recordEvent } from '../../../../platform/events/outbox/record-event.ts'
import { guardedAgentOf } from '../../../../platform/outbound/process-agent.ts'
import { boundedReader } from '../../../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../../../platform/threads/limit-exceeded.ts'
import { fetchWebsitePage } from '../../../listings/index.ts'
import { visibleText, type UntrustedSource } from '../../../model-calls/index.ts'
import type { GenerationRow } from '../generation-view.ts'
import { pageText, type PageText } from './page-text.ts'
import { sourceName, sourceView, type SourceRow } from './source-view.ts'

/** Results of a search; the brief sees what ranks beyond the pages that are read. */
const resultsAsked = 10

/** Ms for one page. */
const patience = 15_000

const readPage = boundedReader(
  pageText,
  { module: new URL('./page-text.ts', import.meta.url), name: 'pageText' },
  { within: 5_000, what: 'page', advice: 'Paste the text as a note instead.' },
)

type Read = PageText | { readonly problem: string }

/** Searches for the keyword. The source says what ranks; the pages themselves are read as sources of their own. */
const searched = async (
  context: AppContext,
  { accountId }: SourceRow,
  { keyword, plan }: Pick<GenerationRow, 'keyword' | 'plan'>,
): Promise<{ readonly read: Read; readonly pages: readonly FoundPage[] }> => {
  const none = (problem: string) => ({ read: { problem }, pages: [] })
  const { braveSearch: key } = await providerKeys(context, accountId)
  if (key === undefined) return none('Enter a Brave Search key in the Settings page to use search results.')
  const found = await searchWeb(
    { dispatcher: guardedAgentOf(context.config), base: context.config.services.braveSearch, key },
    { query: keyword, language: plan?.language ?? '', most: resultsAsked },
  )
  if (!found.ok) return none(found.failure.message)
  if (found.value.length === 0) return none('The search found nothing.')
  const text = found.value
    .map(({ title, url, snippet, date }) => [title, url, date, snippet].filter(Boolean).join('\n'))
    .join('\n\n')
  return { read: { title: `Search results for “${keyword}”`, text }, pages: found.value }
}

/** Adds the first pages of a search that are no source yet. */
const insertPages = async (
  transaction: Transaction<Database>,
  { accountId, createdBy, generationId }: SourceRow,
  known: readonly SourceRow[],
  pages: readonly FoundPage[],
): Promise<void> => {
  const last = Math.max(...known.map(({ position }) => position))
  const room = Math.max(0, Math.min(mostFoundPages, mostSources - known.length))
  const added = pages.filter(({ url }) => known.every((each) => each.url !== url)).slice(0, room)
  if (added.length === 0) return
  const rows = added.map(({ url, title }, at) => ({
    ...{ id: uuidV7(), accountId, createdBy, generationId, kind: 'url' as const },
    ...{ position: last + 1 + at, url, title },
  }))
  const stored = await transaction.insertInto('generationSources').values(rows).returningAll().execute()
  for (const row of stored)
    await recordEvent(transaction, {
      accountId,
      path: 'generation-sources',
      name: 'created',
      record: sourceView(row),
    })
}

const fetched = async ({ config }: AppContext, { accountId, url }: SourceRow): Promise<Read> => {
  const page = await fetchWebsitePage(
    {
      dispatcher: guardedAgentOf(config),
      userAgent: `Web2Manager/${appVersion} (${config.publicUrl}; source reader)`,
      timeout: patience,
    },
    new URL(url),
  )
  if (!page.ok) return page
  try {
    const read = await readPage({ turnOf: accountId, size: page.html.length, given: [page.html] })
    return read.text === '' ? { problem: 'There is no text on this page.' } : read
  } catch (error) {
    if (error instanceof LimitExceeded) return { problem: error.message }
    throw error
  }
}

const ofArticle = async ({ db }: AppContext, { articleId, accountId }: SourceRow): Promise<Read> => {
  const article = articleId === null ? undefined : await findArticle(db, { id: articleId, accountId })
  if (!article) return { problem: 'This article was deleted.' }
  const text = plainText(article.row.text)
  return text.trim() === '' ? { problem: 'This article has no text.' } : { title: article.row.title, text }
}

const store = (
  { db, now }: AppContext,
  source: SourceRow,
  read: Read,
  /** Adds the pages that a search found. */
  also?: (transaction: Transaction<Database>) => Promise<void>,
): Promise<SourceRow> =>
  db.transaction().execute(async (transaction) => {
    await also?.(transaction)
    const text = 'problem' in read ? '' : visibleText(read.text).slice(0, sourceTextLength).toWellFormed()
    const row = await transaction
      .updateTable('generationSources')
      .set({
        ...('problem' in read
          ? { status: 'failed' as const, message: read.problem }
          : {
              status: 'read' as const,
              message: '',
              ...(read.title !== '' && { title: read.title.slice(0, 300) }),
            }),
        text,
        characters: text.length,
        readAt: now().toISOString(),
        updatedAt: now().toISOString(),
      })
      .where('id', '=', source.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const { accountId } = row
    await recordEvent(transaction, {
      accountId,
      path: 'generation-sources',
      name: 'patched',
      record: sourceView(row),
    })
    return row
  })

/**
 * Reads the sources of a generation that have not been read, and returns those with a text. A source that can't be
 * read is marked with the reason; the article is written without it.
 */
export const readSources = async (
  context: AppContext,
  generation: Pick<GenerationRow, 'id' | 'keyword' | 'plan'>,
): Promise<readonly UntrustedSource[]> => {
  const { id } = generation
  const ofGeneration = () =>
    context.db
      .selectFrom('generationSources')
      .selectAll()
      .where('generationId', '=', id)
      .orderBy('position')
      .execute()
  let rows = await ofGeneration()
  const search = rows.find(({ kind, status }) => kind === 'search' && status === 'waiting')
  if (search) {
    const { read, pages } = await searched(context, search, generation)
    await store(context, search, read, (transaction) => insertPages(transaction, search, rows, pages))
    rows = await ofGeneration()
  }
  const read: SourceRow[] = []
  for (const row of rows) {
    if (row.status !== 'waiting') read.push(row)
    else
      read.push(
        await store(
          context,
          row,
          row.kind === 'url' ? await fetched(context, row) : await ofArticle(context, row),
        ),
      )
  }
  return read
    .filter(({ status }) => status === 'read')
    .map(({ position, title, text, readAt, createdAt }) => ({
      id: sourceName(position),
      title,
      date: (readAt ?? createdAt).slice(0, 10),
      text,
    }))
}
