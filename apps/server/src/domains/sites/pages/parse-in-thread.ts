import { badInput } from '../../../platform/errors.ts'
import { smallInput } from '../../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { runInThread } from '../../../platform/threads/run-in-thread.ts'
import { threadTask } from '../../../platform/threads/thread-task.ts'
import { readArticlePage, type ArticleInSite } from './article-page.ts'
import { pageOfText, storedBefore, type PageTexts, type ReadPage } from './page-texts.ts'
import { aheadOf, type ReadOptions, type SentContent } from './read-content.ts'
import type { LargePage, readLargePage } from './read-large-page.ts'

const task = threadTask<typeof readLargePage>(
  new URL('./read-large-page.ts', import.meta.url),
  'readLargePage',
)

/** Time limit per page in ms. */
const longest = 30_000

/** Options for parsing contents ahead of the transaction. */
export interface Ahead<Sent> extends ReadOptions {
  /** Names the content in errors. */
  readonly field: (index: number) => string
  /** Texts that go into its head; other texts require writing it again. */
  readonly given?: (sent: Sent) => PageTexts
  /** Texts of the record, kept by HTML without a head. */
  readonly before?: (sent: Sent) => Promise<Required<PageTexts> | undefined>
  /** Time limit per content in ms. */
  readonly within?: number
}

const textOf = ({ document, html }: SentContent): Pick<LargePage, 'document' | 'html'> | undefined => {
  if (document === undefined || document === null) return html === undefined ? undefined : { html }
  return { document: typeof document === 'string' ? document : JSON.stringify(document) }
}

const readOne = async (
  page: LargePage,
  field: string,
  run: { readonly turnOf: string; readonly within: number },
): Promise<ReadPage> => {
  try {
    const read = await runInThread(task, [page, field], { ...run, what: 'page' })
    if (read.ok) return storedBefore(read, field)
    throw badInput(read.errors)
  } catch (error) {
    throw error instanceof LimitExceeded ? badInput({ [field]: error.message }, error.message) : error
  }
}

/**
 * Parses contents in a thread before a transaction begins, so that large ones don't block the event loop.
 * Returns small ones unparsed. Throws 400 for a page that is invalid, too large, or takes too long.
 */
export const readAhead = async <Sent extends SentContent>(
  accountId: string,
  all: readonly Sent[],
  { field, given, before, keepsTheme = false, within = longest }: Ahead<Sent>,
): Promise<Sent[]> => {
  const texts = all.map(textOf)
  const size = texts.reduce((sum, text) => sum + (text?.document ?? text?.html ?? '').length, 0)
  if (size <= smallInput) return [...all]
  const ready: Sent[] = []
  for (const [index, sent] of all.entries()) {
    const text = texts[index]
    if (!text) {
      ready.push(sent)
      continue
    }
    const kept = text.html === undefined ? undefined : await before?.(sent)
    const page = { ...text, keepsTheme, given: given?.(sent) ?? {}, ...(kept && { before: kept }) }
    ready.push({ ...sent, [aheadOf]: await readOne(page, field(index), { turnOf: accountId, within }) })
  }
  return ready
}

/** Stored pages parsed ahead, by their text. */
export type PagesAhead = ReadonlyMap<string, ReadPage>

/** Characters from which a stored page is parsed in a thread; smaller ones take some tens of ms. */
export const largeStored = 1_000_000

/** Wraps a stored page, parsed in a thread if it is large. */
export const storedAhead = async (
  accountId: string,
  text: string,
  given: PageTexts = {},
): Promise<ReadPage> =>
  text.length < largeStored
    ? pageOfText(text)
    : readOne({ document: text, given }, 'document', { turnOf: accountId, within: longest })

/** Makes the page of an article, in a thread if article or site are large. */
export const articleAhead = async (
  accountId: string,
  page: ArticleInSite,
  field: string,
): Promise<ReadPage> =>
  page.article.text.length + page.model.length <= smallInput
    ? readArticlePage(page, field)
    : readOne({ article: page, given: {} }, field, { turnOf: accountId, within: longest })

/** Parses one content ahead. */
export const oneReadAhead = async <Sent extends SentContent>(
  accountId: string,
  sent: Sent,
  ahead: Omit<Ahead<Sent>, 'field'> & { readonly field: string },
): Promise<Sent> => (await readAhead(accountId, [sent], { ...ahead, field: () => ahead.field }))[0] ?? sent
