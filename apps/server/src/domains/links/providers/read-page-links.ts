import { boundedReader } from '../../../platform/threads/bounded-reader.ts'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { pageLinks, type PageLink, type PageLinks } from './page-links.ts'

const read = boundedReader(
  pageLinks,
  { module: new URL('./page-links.ts', import.meta.url), name: 'pageLinks' },
  { within: 10_000, what: 'page', advice: 'Its links aren’t checked.' },
)

/** Returns the links of a page, see `pageLinks`. Rejects with LimitExceeded if parsing takes too long. */
export const readPageLinks = (accountId: string, html: string, address: string): Promise<PageLinks> =>
  read({ turnOf: accountId, size: html.length, given: [html, address] })

/**
 * Returns the links of an account's page. Returns none if parsing takes too long, so that other pages
 * continue.
 */
export const readOwnLinks = async (
  accountId: string,
  html: string,
  address: string,
): Promise<readonly PageLink[]> => {
  try {
    return (await readPageLinks(accountId, html, address)).links
  } catch (error) {
    if (error instanceof LimitExceeded) return []
    throw error
  }
}
