import { appVersion } from '@web2/contract/core'
import type { Selectable } from 'kysely'
import type { AppContext } from '../../platform/context.ts'
import { recordEvent } from '../../platform/events/outbox/record-event.ts'
import type { PostLinksTable } from './tables.ts'
import { guardedAgentOf } from '../../platform/outbound/process-agent.ts'
import type { PageLinks } from './providers/page-links.ts'
import { readPageLinks } from './providers/read-page-links.ts'
import { createPageReader, type PageAnswer, type PageReader } from './providers/fetch-page.ts'
import { sitesBase } from '../clouds/index.ts'
import { LimitExceeded } from '../../platform/threads/limit-exceeded.ts'
import { liveDispatcher } from '../publishing/index.ts'
import { attempt, putAsideSentence } from '../../platform/jobs/attempt.ts'
import { doubled } from '../../platform/jobs/backoff.ts'
import { claimRows, selectDue, type LeasedRows } from '../../platform/jobs/leased-rows.ts'
import { classifyLink } from './classify-link.ts'
import { notifyLostLinks } from './notify-lost-links.ts'
import type { PostLink } from '@web2/contract/links'

const linkView = ({ id, ...row }: Selectable<PostLinksTable>): PostLink => ({
  _id: id,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  createdBy: row.createdBy,
  source: row.source,
  pageUrl: row.pageUrl,
  pageHost: row.pageHost,
  pageTitle: row.pageTitle,
  targetUrl: row.targetUrl,
  targetHost: row.targetHost,
  anchor: row.anchor,
  rel: row.rel,
  foundRel: row.foundRel,
  status: row.status,
  message: row.message,
  checkedAt: row.checkedAt,
  nextCheckAt: row.nextCheckAt,
})

type LinkRow = Selectable<PostLinksTable>
type Context = Pick<AppContext, 'config' | 'db' | 'log' | 'now'>

/** Kind of the attempts, as it appears in the log. */
export const checkedPage = 'page-with-links'

const minute = 60_000
const day = 24 * 60 * minute
/** Links claimed at once, and hosts read concurrently. */
const atOnce = 100
const hostsAtOnce = 4

/** Returns the ms until the next check: a week if all is well, a day if not, growing after failures. */
const waitFor = (status: LinkRow['status'], failures: number): number => {
  if (failures > 0) return doubled(failures, { first: 60 * minute, most: 7 * day })
  return status === 'ok' || status === 'redirected' ? 7 * day : day
}

const leasedLinks: LeasedRows<'postLinks'> = {
  table: 'postLinks',
  dueAt: 'nextCheckAt',
  open: {},
  lease: 30 * minute,
}

const claim = ({ db, now }: Context, accountId: string): Promise<readonly LinkRow[]> =>
  db.transaction().execute(async (transaction) => {
    const moment = now()
    const due = await selectDue(transaction, leasedLinks, moment.toISOString())
      .where('accountId', '=', accountId)
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute()
    return claimRows(
      transaction,
      leasedLinks,
      due.map(({ id }) => id),
      moment,
    )
  })

interface LinksRead {
  readonly answer: PageAnswer
  readonly page: PageLinks
}

const nothing: PageLinks = { title: '', links: [] }

const putAside: LinksRead = {
  answer: {
    kind: 'closed',
    message: putAsideSentence('page', 'Check the link yourself, then recheck it here.'),
  },
  page: nothing,
}

/** Reads a page and its links. A page that takes too long to parse counts as closed. */
const readLinks = async (read: PageReader, { accountId, pageUrl }: LinkRow): Promise<LinksRead> => {
  const answer = await read(pageUrl)
  if (answer.kind !== 'page') return { answer, page: nothing }
  try {
    return { answer, page: await readPageLinks(accountId, answer.html, answer.url) }
  } catch (error) {
    if (!(error instanceof LimitExceeded)) throw error
    return { answer: { kind: 'closed', message: error.message }, page: nothing }
  }
}

/** Checks all links of one page and stores their state. */
const checkPage = async (context: Context, read: PageReader, links: readonly LinkRow[]): Promise<void> => {
  const [first] = links
  if (!first) return
  const { db, now } = context
  // the same one at each check, whatever the order
  const [subjectId = first.id] = links.map(({ id }) => id).toSorted()
  const unit = { kind: checkedPage, subjectId, accountId: first.accountId, byClock: true }
  const tried = await attempt(context, unit, () => readLinks(read, first))
  const { answer, page } = tried.kind === 'ended' ? tried.result : putAside
  const moment = now()
  await db.transaction().execute(async (transaction) => {
    const seen: LinkRow[] = []
    for (const link of links) {
      const verdict = classifyLink(link, answer, page.links)
      const failures = verdict ? 0 : link.failures + 1
      const said = answer.kind === 'failed' ? answer.message : ''
      const changed = await transaction
        .updateTable('postLinks')
        .set({
          ...(verdict ?? { message: said }),
          ...(link.pageTitle === '' && page.title !== '' && { pageTitle: page.title }),
          failures,
          checkedAt: moment.toISOString(),
          updatedAt: moment.toISOString(),
          nextCheckAt: new Date(
            moment.getTime() + waitFor(verdict?.status ?? link.status, failures),
          ).toISOString(),
        })
        .where('id', '=', link.id)
        .returningAll()
        .executeTakeFirst()
      if (changed) seen.push(changed)
      if (changed && (changed.status !== link.status || link.checkedAt === null))
        await recordEvent(transaction, {
          accountId: link.accountId,
          path: 'post-links',
          name: 'patched',
          record: linkView(changed),
        })
    }
    await notifyLostLinks(transaction, seen)
  })
}

/** Creates readers: other hosts through the guarded agent, the built-in host even at a private address. */
const pageReaders = (config: Context['config']): { read: PageReader; end: () => Promise<void> } => {
  const userAgent = `Web2Manager/${appVersion} (${config.publicUrl}; link check)`
  const own = liveDispatcher(config, { cloud: 'builtin' })
  const readForeign = createPageReader({ dispatcher: guardedAgentOf(config), userAgent })
  const readOwn = createPageReader({ dispatcher: own, userAgent })
  const { origin } = new URL(sitesBase(config))
  return {
    read: (address) => (URL.parse(address)?.origin === origin ? readOwn(address) : readForeign(address)),
    end: () => own.close(),
  }
}

/** Checks every due link of an account: hosts concurrently, the pages of one host one by one. */
export const checkLinks = async (context: Context, accountId: string, signal: AbortSignal): Promise<void> => {
  const { read, end } = pageReaders(context.config)
  try {
    for (
      let due = await claim(context, accountId);
      due.length > 0 && !signal.aborted;
      due = await claim(context, accountId)
    ) {
      const hosts = [...Map.groupBy(due, ({ pageHost }) => pageHost).values()]
      const work = async () => {
        for (let links = hosts.shift(); links; links = hosts.shift())
          for (const onPage of Map.groupBy(links, ({ pageUrl }) => pageUrl).values()) {
            if (signal.aborted) return
            await checkPage(context, read, onPage)
          }
      }
      await Promise.all(Array.from({ length: hostsAtOnce }, work))
    }
  } finally {
    await end()
  }
}
