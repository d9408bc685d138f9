import { startVendor, type VendorAnswer, type VendorRequest } from '../vendors/json-vendor.ts'

export const searchKey = 'brave-key-of-a-test-0123456789'

export interface SearchResult {
  readonly title: string
  readonly url: string
  readonly description?: string
  readonly page_age?: string
}

/** Values that the service takes, as its API reference lists them. */
const languages = new Set(
  (
    'ar eu bn bg ca zh-hans zh-hant hr cs da nl en en-gb et fi fr gl de gu he hi hu is it jp kn ko lv lt ms ml mr nb pl ' +
    'pt-br pt-pt pa ro ru sr sk sl es sv ta te th tr uk vi'
  ).split(' '),
)
const countries = new Set(
  'ALL AR AU AT BE BR CA CL DK FI FR DE HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH TW TR GB US'.split(
    ' ',
  ),
)

const isValid = (query: URLSearchParams): boolean => {
  const [q, count] = [query.get('q') ?? '', Number(query.get('count') ?? '20')]
  return (
    q !== '' &&
    q.length <= 400 &&
    q.split(/\s+/).length <= 50 &&
    Number.isInteger(count) &&
    count >= 1 &&
    count <= 20 &&
    languages.has(query.get('search_lang') ?? 'en') &&
    countries.has(query.get('country') ?? 'US')
  )
}

const refusal = (status: number, code: string, detail: string): VendorAnswer => ({
  status,
  json: { type: 'ErrorResponse', error: { id: 'e1', status, code, detail, meta: {} }, time: 1_764_000_000 },
})

/** A refusal by a plan's limits, which come in pairs: searches a second, and a month. It has no Retry-After. */
const limited = (remaining: string, reset: string): VendorAnswer => ({
  ...refusal(429, 'RATE_LIMITED', 'Request rate limit exceeded for plan.'),
  headers: {
    'x-ratelimit-limit': '1, 2000',
    'x-ratelimit-policy': '1;w=1, 2000;w=2592000',
    'x-ratelimit-remaining': remaining,
    'x-ratelimit-reset': reset,
  },
})

/** Answers of the service's other cases, as it gives them. */
export const searchFaults = {
  limited: limited('0, 1400', '20, 1419704'),
  limitedBriefly: limited('0, 1400', '0, 1419704'),
  usedUp: limited('1, 0', '1, 1419704'),
  limitedUntold: refusal(429, 'RATE_LIMITED', 'Request rate limit exceeded for plan.'),
  invalid: refusal(422, 'VALIDATION', 'Unable to validate request parameter(s)'),
  down: { status: 503, bytes: Buffer.from('<html>upstream</html>') },
  malformed: { status: 200, bytes: Buffer.from('<html>not JSON</html>') },
  otherShape: { status: 200, json: { results: 'none' } },
  empty: { status: 200, json: { type: 'search', query: { original: 'x' } } },
  huge: { status: 200, bytes: Buffer.alloc(3_000_000, ' ') },
} satisfies Readonly<Record<string, VendorAnswer>>

/** Simulates the web search of Brave's API. `requests` holds what was asked; its base URL is `baseUrl`. */
export const startBraveSearch = async (found: () => readonly SearchResult[] | VendorAnswer) => {
  const requests: VendorRequest[] = []
  const server = await startVendor((request) => {
    requests.push(request)
    if (request.path !== '/res/v1/web/search') return { status: 404 }
    if (request.headers['x-subscription-token'] !== searchKey)
      return refusal(422, 'SUBSCRIPTION_TOKEN_INVALID', 'The provided subscription token is invalid.')
    if (!isValid(request.query)) return searchFaults.invalid
    const results = found()
    if (!Array.isArray(results)) return results as VendorAnswer
    return { status: 200, json: { type: 'search', query: {}, web: { type: 'search', results } } }
  })
  return { requests, baseUrl: `${server.url}/res/v1`, stop: () => server.stop() }
}
