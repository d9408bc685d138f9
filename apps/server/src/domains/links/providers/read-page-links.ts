import { boundedReader } from '../../../platform/threads/bounded-reader.ts'
import { GivenUp } from '../../../platform/threads/given-up.ts'
import { pageLinks, type PageLink, type PageLinks } from './page-links.ts'

const read = boundedReader(
  pageLinks,
  { module: new URL('./page-links.ts', import.meta.url), name: 'pageLinks' },
  { within: 10_000, what: 'page', advice: 'Its links are not checked.' },
)

/** The links of a page, see `pageLinks`; rejects with a GivenUp for one that takes too long to read. */
export const readPageLinks = (accountId: string, html: string, address: string): Promise<PageLinks> =>
  read({ turnOf: accountId, size: html.length, given: [html, address] })

/** The links of a page of our own; none for one that takes too long to read, which stops nobody else's pages. */
export const readOwnLinks = async (
  accountId: string,
  html: string,
  address: string,
): Promise<readonly PageLink[]> => {
  try {
    return (await readPageLinks(accountId, html, address)).links
  } catch (error) {
    if (error instanceof GivenUp) return []
    throw error
  }
}
