import type { BuilderDocument } from '@web2/builder'
import { badInput } from '../../errors.ts'
import { smallInput } from '../../threads/bounded-reader.ts'
import { GivenUp } from '../../threads/given-up.ts'
import { runInThread } from '../../threads/run-in-thread.ts'
import { threadTask } from '../../threads/thread-task.ts'
import type { readLargeHtml } from './read-html.ts'

const task = threadTask<typeof readLargeHtml>(new URL('./read-html.ts', import.meta.url), 'readLargeHtml')

/** Milliseconds that the html of one page may take. */
const longest = 30_000

/** The document of a page's html that was read before its turn came. No client can send it: it is no string. */
export const aheadOf = Symbol('ahead')

/** Content with html in it; `document` wins over it. */
export interface HtmlSent {
  readonly document?: unknown
  readonly html?: string
  readonly [aheadOf]?: BuilderDocument
}

const htmlOf = ({ document, html }: HtmlSent): string | undefined =>
  document === undefined || document === null ? html : undefined

const documentIn = async (
  html: string,
  field: string,
  run: { readonly turnOf: string; readonly within: number },
): Promise<BuilderDocument> => {
  try {
    const read = await runInThread(task, [html], { ...run, what: 'page' })
    if (read.ok) return read.document
    throw badInput({ [field]: read.message })
  } catch (error) {
    throw error instanceof GivenUp ? badInput({ [field]: error.message }, error.message) : error
  }
}

/**
 * The same contents, with the documents of their html where that is much altogether: it is read in a thread, before a
 * transaction begins, so that it holds up nobody else. `fieldOf` names the field of a refusal. Throws 400 for html that
 * is too large, or takes too long to read.
 */
export const readAhead = async <Sent extends HtmlSent>(
  accountId: string,
  all: readonly Sent[],
  fieldOf: (index: number) => string,
  within = longest,
): Promise<Sent[]> => {
  const size = all.reduce((sum, sent) => sum + (htmlOf(sent)?.length ?? 0), 0)
  if (size <= smallInput) return [...all]
  const run = { turnOf: accountId, within }
  const ready: Sent[] = []
  for (const [index, sent] of all.entries()) {
    const html = htmlOf(sent)
    ready.push(
      html === undefined ? sent : { ...sent, [aheadOf]: await documentIn(html, fieldOf(index), run) },
    )
  }
  return ready
}

/** The same for one content. */
export const oneReadAhead = async <Sent extends HtmlSent>(
  accountId: string,
  sent: Sent,
  field: string,
): Promise<Sent> => (await readAhead(accountId, [sent], () => field))[0] ?? sent
