import type { FoundImage } from '@web2/contract/media'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, textAt } from '../../../../../platform/outbound/read-json.ts'
import { serviceRefusal, tooFast, type Refusal } from '../../../../../platform/outbound/service-error.ts'
import {
  perPage,
  searchBytes,
  searchTimeout,
  type ImageSource,
  type SourceAccess,
  type SourceRules,
} from '../image-source.ts'

const title = 'Unsplash'

/** 50 searches per hour for a new application; stored results make going back a page free. */
export const unsplashRules: SourceRules = { needsKey: true, kept: 3_600 }

/** Adds the application's name to links to Unsplash, as its guidelines require. */
const referred = (address: string): string | null => {
  const url = URL.parse(address)
  if (!url) return null
  url.searchParams.set('utm_source', 'web_2_manager')
  url.searchParams.set('utm_medium', 'referral')
  return url.href
}

/** Detects the exceeded rate limit, which Unsplash reports as 403 with a text. */
const failure = (refusal: Refusal): ServiceFailure =>
  refusal.status === 403 &&
  (/rate limit/i.test(refusal.text) || refusal.headers['x-ratelimit-remaining'] === '0')
    ? tooFast(title, { 'retry-after': '3600' }, 0)
    : serviceRefusal(title, refusal)

const imageOf = (photo: unknown): FoundImage => {
  const [width, height] = [numberAt(photo, 'width'), numberAt(photo, 'height')]
  // `regular` is 1080 px wide
  const scale = Math.min(1, 1080 / Math.max(width, 1))
  const link = textAt(photo, 'links', 'html')
  return {
    source: 'unsplash',
    id: textAt(photo, 'id'),
    thumb: textAt(photo, 'urls', 'small'),
    full: textAt(photo, 'urls', 'regular'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: textAt(photo, 'alt_description') || textAt(photo, 'description'),
    author: textAt(photo, 'user', 'name'),
    authorUrl: referred(textAt(photo, 'user', 'links', 'html')),
    licence: 'Unsplash License',
    licenceUrl: 'https://unsplash.com/license',
    link: referred(link) ?? link,
    // its guidelines: `urls.*` are always shown from Unsplash itself
    delivery: 'hotlink',
    creditRequired: true,
    takenUrl: textAt(photo, 'links', 'download_location'),
  }
}

/**
 * Creates the source for Unsplash's search API (unsplash.com/documentation): the access key is the parameter
 * client_id.
 */
export const createUnsplash = ({
  base,
  key,
  dispatcher,
  timeout = searchTimeout,
}: SourceAccess): ImageSource => {
  const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    askService(dispatcher, {
      service: title,
      isFixedUrl: true,
      url,
      headers: { ...headers, 'accept-version': 'v1' },
      timeout,
      maxBytes: searchBytes,
      failure,
    })
  return {
    search: async ({ query, page }) => {
      const asked = new URLSearchParams({
        client_id: key,
        query,
        page: String(page),
        per_page: String(perPage),
      })
      const answer = await ask(`${base}/search/photos?${asked}`)
      if (!answer.ok) return answer
      const images = listAt(answer.value, 'results').map(imageOf)
      // its total is higher than what its pages can show
      const pages = numberAt(answer.value, 'total_pages')
      return done({ total: Math.min(numberAt(answer.value, 'total'), pages * perPage), images })
    },
    take: async (image) => {
      const told = URL.parse(image.takenUrl ?? '')
      // the key is sent to Unsplash's own API only
      if (told?.origin !== new URL(base).origin) return done(image)
      // its guidelines: exactly the URL that came with the photo
      const answer = await ask(told.href, { authorization: `Client-ID ${key}` })
      return answer.ok ? done(image) : answer
    },
  }
}
