import type { FoundImage } from '@web2/contract/media'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, textAt } from '../../../../../platform/outbound/read-json.ts'
import { keyRefused, serviceRefusal, type Refusal } from '../../../../../platform/outbound/service-error.ts'
import {
  perPage,
  searchBytes,
  searchTimeout,
  type ImageSource,
  type SourceAccess,
  type SourceRules,
} from '../image-source.ts'

const title = 'Pixabay'

/** Results are stored for 24 hours, as its API terms require. */
export const pixabayRules: SourceRules = { needsKey: true, kept: 24 * 3_600 }

const licenceUrl = 'https://pixabay.com/service/license-summary/'

/** Detects a wrong key, which Pixabay reports as 400 in plain text. */
const failure = (refusal: Refusal): ServiceFailure =>
  refusal.status === 400 && /api key/i.test(refusal.text) ? keyRefused(title) : serviceRefusal(title, refusal)

const imageOf = (hit: unknown): FoundImage => {
  const user = textAt(hit, 'user')
  const [width, height] = [numberAt(hit, 'imageWidth'), numberAt(hit, 'imageHeight')]
  // the large image is 1280 px on its longer side
  const scale = Math.min(1, 1280 / Math.max(width, height, 1))
  return {
    source: 'pixabay',
    id: textAt(hit, 'id'),
    thumb: textAt(hit, 'webformatURL'),
    full: textAt(hit, 'largeImageURL'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: textAt(hit, 'tags'),
    author: user,
    authorUrl:
      user === '' ? null : `https://pixabay.com/users/${encodeURIComponent(user)}-${textAt(hit, 'user_id')}/`,
    licence: 'Pixabay Content License',
    licenceUrl,
    link: textAt(hit, 'pageURL'),
    // its terms: no permanent hotlinking, download first
    delivery: 'copy',
    creditRequired: false,
  }
}

/** Creates the source for Pixabay's search API (pixabay.com/api/docs): the key is a query parameter. */
export const createPixabay = ({
  base,
  key,
  dispatcher,
  timeout = searchTimeout,
}: SourceAccess): ImageSource => ({
  search: async ({ query, page }) => {
    const asked = new URLSearchParams({
      key,
      q: query.slice(0, 100),
      page: String(page),
      per_page: String(perPage),
      safesearch: 'true',
    })
    const url = `${base}/?${asked}`
    const answer = await askService(dispatcher, {
      service: title,
      isFixedUrl: true,
      url,
      timeout,
      maxBytes: searchBytes,
      failure,
    })
    if (!answer.ok) return answer
    const images = listAt(answer.value, 'hits').map(imageOf)
    return done({ total: numberAt(answer.value, 'totalHits'), images })
  },
  take: async (image) => done(image),
})
