import { addressLines } from '@web2/builder'
import type { NapData, ProfileSource } from '@web2/contract/listings'
import type { UntrustedSource } from '../../../model-calls/index.ts'
import type { DraftPage } from '../../tables.ts'
import { shownText } from './shown-text.ts'

/** Text that a model reads and its answer is compared with. */
export interface DraftSource {
  /** 'S1' */
  readonly id: string
  readonly kind: Exclude<ProfileSource['kind'], 'json-ld'>
  /** Null for the listing. */
  readonly url: string | null
  readonly title: string
  /** Lines without characters that readers don't see. */
  readonly lines: readonly string[]
}

/** Characters of all pages together that a model reads. */
const mostText = 60_000

const linesOfListing = (listing: NapData): string[] =>
  [
    listing.businessName,
    ...addressLines(listing),
    listing.phone,
    listing.website ?? '',
    ...(listing.aboutUsBlurb ?? '').split('\n'),
  ]
    .map(shownText)
    .filter((line) => line !== '')

/** Returns the listing and the pages as sources of a draft. */
export const draftSources = (listing: NapData | null, pages: readonly DraftPage[]): DraftSource[] => {
  const ofListing: Omit<DraftSource, 'id'>[] = listing
    ? [{ kind: 'listing', url: null, title: 'Business listing', lines: linesOfListing(listing) }]
    : []
  const ofPages = pages
    .filter(({ problem }) => problem === '')
    .map(({ url, title, lines }): Omit<DraftSource, 'id'> => ({
      kind: 'page',
      url,
      title: `${title} (${url})`,
      lines: lines.map(shownText).filter((line) => line !== ''),
    }))
  return [...ofListing, ...ofPages].map((source, at) => ({ id: `S${at + 1}`, ...source }))
}

/** Returns the sources as a model reads them: lines that an earlier page has, such as menus, are left out. */
export const sourceBlocks = (sources: readonly DraftSource[], today: string): UntrustedSource[] => {
  const seen = new Set<string>()
  let left = mostText
  return sources.map(({ id, title, lines }) => {
    const kept: string[] = []
    for (const line of lines) {
      if (seen.has(line) || line.length > left) continue
      seen.add(line)
      left -= line.length
      kept.push(line)
    }
    return { id, title, date: today, text: kept.join('\n') }
  })
}
