import { setTimeout } from 'node:timers/promises'
import { plainText } from '@web2/contract/core'
import type { Dispatcher } from 'undici'
import { askService } from '../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome, type ServiceFailure } from '../../../platform/outbound/outcome.ts'
import { listAt, parsedJson, textAt, valueAt } from '../../../platform/outbound/read-json.ts'
import { keyRefused, serviceRefusal, type Refusal } from '../../../platform/outbound/service-error.ts'
import { visibleText } from '../../model-calls/index.ts'
import { searchLocale } from './search-locale.ts'
import { searchesUsedUp } from './search-limits.ts'

const service = 'Brave Search'

/** A page that a search found. Its texts were written by others. */
export interface FoundPage {
  readonly title: string
  readonly url: string
  readonly snippet: string
  /** ISO date on which the page changed; empty if unknown. */
  readonly date: string
}

export interface SearchAccess {
  readonly dispatcher: Dispatcher
  readonly base: string
  readonly key: string
}

/** An unknown key is refused with 422 and a code of its own. */
const refusalOf = (refusal: Refusal): ServiceFailure => {
  const body = parsedJson(refusal.text)
  if (refusal.status === 422 && textAt(body, 'error', 'code') === 'SUBSCRIPTION_TOKEN_INVALID')
    return keyRefused(service)
  if (refusal.status === 429) return searchesUsedUp(service, refusal.headers)
  const said = textAt(body, 'error', 'detail').slice(0, 300)
  if (refusal.status === 422 && said !== '')
    return { kind: 'bad-content', message: `${service} rejected the request: “${said}”.` }
  return serviceRefusal(service, refusal)
}

const oneLine = (html: string, most: number): string =>
  visibleText(plainText(html)).replaceAll(/\s+/g, ' ').trim().slice(0, most).toWellFormed()

const webAddress = (typed: string): string | undefined => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : undefined
}

const foundPage = (result: unknown): FoundPage[] => {
  const url = webAddress(textAt(result, 'url'))
  if (url === undefined) return []
  const changed = Date.parse(textAt(result, 'page_age'))
  return [
    {
      url,
      title: oneLine(textAt(result, 'title'), 300) || url,
      snippet: oneLine(textAt(result, 'description'), 600),
      date: Number.isFinite(changed) ? new Date(changed).toISOString().slice(0, 10) : '',
    },
  ]
}

/** Characters and words that the service takes in a query. */
const [longestQuery, mostWords] = [400, 50]

const queryOf = (typed: string): string =>
  typed.trim().split(/\s+/).slice(0, mostWords).join(' ').slice(0, longestQuery).toWellFormed().trim()

/** Ms that a search waits for the plan’s next second. */
const longestWait = 3_000
const mostAttempts = 3

/**
 * Searches the web with the account's key for Brave Search (api-dashboard.search.brave.com, “Web search”). Pages come in
 * the order of the results, each once. At most 20 can be asked for.
 */
export const searchWeb = async (
  { dispatcher, base, key }: SearchAccess,
  { query, language, most }: { readonly query: string; readonly language: string; readonly most: number },
): Promise<Outcome<readonly FoundPage[]>> => {
  const wanted = new URLSearchParams({
    ...{ q: queryOf(query), count: String(most), result_filter: 'web', text_decorations: 'false' },
    ...searchLocale(language),
  })
  const ask = () =>
    askService(dispatcher, {
      service,
      isFixedUrl: true,
      url: `${base}/web/search?${wanted}`,
      headers: { accept: 'application/json', 'x-subscription-token': key },
      timeout: 15_000,
      maxBytes: 2_000_000,
      maxRedirects: 0,
      failure: refusalOf,
    })
  let answer = await ask()
  for (let attempt = 1; attempt < mostAttempts && !answer.ok; attempt += 1) {
    const { kind, retryAfter = Infinity } = answer.failure
    if (kind !== 'rate-limited' || retryAfter > longestWait) break
    await setTimeout(retryAfter)
    answer = await ask()
  }
  if (!answer.ok) return answer
  if (textAt(answer.value, 'type') !== 'search')
    return failed({ kind: 'unknown', message: `${service} sent an invalid response.` })
  const results = valueAt(answer.value, 'web') === undefined ? [] : listAt(answer.value, 'web', 'results')
  const found = new Map(results.flatMap(foundPage).map((page) => [page.url, page]))
  return done([...found.values()].slice(0, most))
}
