import { appVersion } from '@web2/contract/core'
import type { WebsiteListing } from '@web2/contract/listings'
import type { AppContext } from '../../../platform/context.ts'
import { badInput } from '../../../platform/errors.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { countAttempt } from '../../../platform/rate-limits/rate-limit.ts'
import { boundedReader } from '../../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { fetchWebsitePage, type WebsiteFetch } from './fetch-website.ts'
import { lacksContact, mergePages, namesBusiness } from './merge-pages.ts'
import { readBusinessPage, type PageBusiness } from './read-page.ts'
import { websiteUrl } from './website-url.ts'

/** Websites that an account may read per hour. */
const readsPerAccount = { most: 60, seconds: 3_600 }

/** Ms for one page. A user is waiting, and types the details before a slower server has answered. */
const patience = 10_000

const readPage = boundedReader(
  readBusinessPage,
  { module: new URL('./read-page.ts', import.meta.url), name: 'readBusinessPage' },
  { within: 5_000, what: 'page', advice: 'Enter the details below.' },
)

type Read = { readonly page: PageBusiness } | { readonly problem: string }

const read = async (fetch: WebsiteFetch, accountId: string, url: URL): Promise<Read> => {
  const fetched = await fetchWebsitePage(fetch, url)
  if (!fetched.ok) return fetched
  const { html } = fetched
  try {
    return { page: await readPage({ turnOf: accountId, size: html.length, given: [html, fetched.url] }) }
  } catch (error) {
    if (error instanceof LimitExceeded) return { problem: error.message }
    throw error
  }
}

/** Sentence for the URL's field: what happened, and the way on. */
const refusal = (problem: string) =>
  badInput({
    url: problem.endsWith('below.') ? problem : `${problem} Try another page, or enter the details below.`,
  })

type Context = Pick<AppContext, 'db' | 'config'>

/**
 * Reads the business on a website: the page at the URL, and its contact page if the first one lacks a phone number,
 * an address or hours. Throws 400 at `url` if it can't be read or names no business, and 429 beyond the account's
 * reads per hour.
 */
export const readWebsite = async (
  { db, config }: Context,
  accountId: string,
  typed: string,
  /** Ms for one page. */
  timeout = patience,
): Promise<WebsiteListing> => {
  const url = websiteUrl(typed)
  await countAttempt(db, { key: `website-listings:${accountId}`, ...readsPerAccount })
  const fetch: WebsiteFetch = {
    dispatcher: guardedAgentOf(config),
    userAgent: `Web2Manager/${appVersion} (${config.publicUrl}; website reader)`,
    timeout,
  }
  const first = await read(fetch, accountId, url)
  if ('problem' in first) throw refusal(first.problem)
  const pages = [first.page]
  const { contact } = first.page
  if (contact !== undefined && lacksContact(mergePages(pages))) {
    const second = await read(fetch, accountId, new URL(contact))
    // the first page is enough if its contact page can't be read
    if ('page' in second && new URL(second.page.url).host === new URL(first.page.url).host)
      pages.push(second.page)
  }
  const merged = mergePages(pages)
  const { origin, host } = new URL(first.page.url)
  if (!namesBusiness(merged)) throw refusal(`We found no business details on ${host}.`)
  return { url: first.page.url, ...merged, listing: { ...merged.listing, website: `${origin}/` } }
}
