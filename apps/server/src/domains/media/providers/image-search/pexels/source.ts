import type { FoundImage } from '@web2/contract/media'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done } from '../../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, textAt } from '../../../../../platform/outbound/read-json.ts'
import {
  perPage,
  searchBytes,
  searchTimeout,
  type ImageSource,
  type SourceAccess,
  type SourceRules,
} from '../image-source.ts'

/** 200 searches per hour; stored results make going back a page free. */
export const pexelsRules: SourceRules = { needsKey: true, kept: 3_600 }

const imageOf = (photo: unknown): FoundImage => {
  const [width, height] = [numberAt(photo, 'width'), numberAt(photo, 'height')]
  // `large2x` is at most 940 × 650 points at twice the density
  const scale = Math.min(1, 1880 / Math.max(width, 1), 1300 / Math.max(height, 1))
  return {
    source: 'pexels',
    id: textAt(photo, 'id'),
    thumb: textAt(photo, 'src', 'medium'),
    full: textAt(photo, 'src', 'large2x') || textAt(photo, 'src', 'original'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: textAt(photo, 'alt'),
    author: textAt(photo, 'photographer'),
    authorUrl: textAt(photo, 'photographer_url') || null,
    licence: 'Pexels License',
    licenceUrl: 'https://www.pexels.com/license/',
    link: textAt(photo, 'url'),
    delivery: 'copy',
    creditRequired: false,
  }
}

/**
 * Creates the source for Pexels' search API (pexels.com/api/documentation): the bare key in the Authorization
 * header.
 */
export const createPexels = ({
  base,
  key,
  dispatcher,
  timeout = searchTimeout,
}: SourceAccess): ImageSource => ({
  search: async ({ query, page }) => {
    const asked = new URLSearchParams({ query, page: String(page), per_page: String(perPage) })
    const answer = await askService(dispatcher, {
      service: 'Pexels',
      isFixedUrl: true,
      url: `${base}/search?${asked}`,
      headers: { authorization: key },
      timeout,
      maxBytes: searchBytes,
    })
    if (!answer.ok) return answer
    const images = listAt(answer.value, 'photos').map(imageOf)
    return done({ total: numberAt(answer.value, 'total_results'), images })
  },
  take: async (image) => done(image),
})
