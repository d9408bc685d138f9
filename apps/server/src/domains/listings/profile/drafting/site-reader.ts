import { appVersion } from '@web2/contract/core'
import type { AppContext } from '../../../../platform/context.ts'
import { askPage, type PageReply } from '../../../../platform/outbound/fetch-page.ts'
import { guardedAgentOf } from '../../../../platform/outbound/process-agent.ts'
import { readRobots, robotsBytes } from '../../../../platform/outbound/robots/read-robots.ts'
import { boundedReader } from '../../../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../../../platform/threads/limit-exceeded.ts'
import type { DraftPage } from '../../tables.ts'
import { fetchWebsitePage } from '../../websites/fetch-website.ts'
import { readProfilePage } from './read-profile-page.ts'

/** Name that robots.txt rules use. */
const program = 'Web2Manager'
/** Ms for one page. */
const patience = 15_000

const readPage = boundedReader(
  readProfilePage,
  { module: new URL('./read-profile-page.ts', import.meta.url), name: 'readProfilePage' },
  { within: 5_000, what: 'page', advice: 'Its text is left out.' },
)

const unread = (url: string, problem: string): DraftPage => ({
  asked: url,
  url,
  title: '',
  language: '',
  lines: [],
  links: [],
  facts: [],
  problem,
})

/** Returns whether robots.txt allows a page. A missing file allows everything, a failing server nothing. */
const isAllowed = async (reply: PageReply, turnOf: string, { pathname, search }: URL): Promise<boolean> => {
  if (reply.kind === 'refused') return reply.status < 500
  if (reply.kind !== 'page') return false
  const { html } = reply
  try {
    return await readRobots({ turnOf, size: html.length, given: [html, program, pathname + search] })
  } catch (error) {
    if (error instanceof LimitExceeded) return false
    throw error
  }
}

/**
 * Returns a reader of one website's pages for a draft of this account. The first page is read as a visitor would, since
 * a person named it; others only if robots.txt allows them. Never throws for errors of the other server.
 */
export const siteReader = ({ config }: Pick<AppContext, 'config'>, accountId: string) => {
  const dispatcher = guardedAgentOf(config)
  const userAgent = `${program}/${appVersion} (${config.publicUrl}; website reader)`
  let robots: Promise<PageReply> | undefined

  return async (address: string, isFirst: boolean): Promise<DraftPage> => {
    const url = new URL(address)
    if (!isFirst) {
      robots ??= askPage(dispatcher, { url: `${url.origin}/robots.txt`, userAgent, maxBytes: robotsBytes })
      if (!(await isAllowed(await robots, accountId, url)))
        return unread(address, `${url.host} doesn’t let us read ${address} (robots.txt).`)
    }
    const fetched = await fetchWebsitePage({ dispatcher, userAgent, timeout: patience }, url)
    if (!fetched.ok) return unread(address, fetched.problem)
    const { html } = fetched
    try {
      return await readPage({ turnOf: accountId, size: html.length, given: [html, fetched.url, address] })
    } catch (error) {
      if (error instanceof LimitExceeded) return unread(address, error.message)
      throw error
    }
  }
}

export type SiteReader = ReturnType<typeof siteReader>
