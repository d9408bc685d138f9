import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'
import { numberAt, parsedJson, textAt } from '../../../../platform/outbound/read-json.ts'
import { serviceRefusal, tooFast, type Refusal } from '../../../../platform/outbound/service-error.ts'

const hour = 3_600_000

/** Returns the ms until Tumblr's day ends; its clock is not known to the second. */
const untilTomorrow = (now: Date): number => {
  const next = new Date(now)
  next.setUTCHours(24, 10, 0, 0)
  return next.getTime() - now.getTime()
}

/** Returns the seconds in a 429: of the daily limit if that is used up, else of the hourly one. */
const waitIn = (headers: Refusal['headers']): string | undefined => {
  const isDayOver = headers['x-ratelimit-perday-remaining'] === '0'
  return (
    headers['retry-after'] ?? headers[isDayOver ? 'x-ratelimit-perday-reset' : 'x-ratelimit-perhour-reset']
  )
}

/** Maps https://github.com/tumblr/docs/blob/master/api.md#errors-and-error-subcodes */
const byCode = (code: number, said: string, now: Date): ServiceFailure | undefined => {
  switch (code) {
    case 8001:
    case 8016:
      return {
        kind: 'bad-content',
        message: `Tumblr didn’t accept this post: ${said}. Edit the article and try again.`,
      }
    case 8004:
    case 8011:
      return {
        kind: 'rate-limited',
        message: 'You’ve reached Tumblr’s limit of 250 images a day. Uploads continue tomorrow.',
        retryAfter: untilTomorrow(now),
      }
    case 8005:
      return {
        kind: 'bad-content',
        message: 'Tumblr doesn’t accept one of the images. Replace it with a JPEG, PNG, GIF or WebP file.',
      }
    case 8006:
    case 8009:
      return { kind: 'retryable', message: 'Tumblr couldn’t process an image just now. Try again later.' }
    case 8010:
      return {
        kind: 'retryable',
        message: 'Tumblr is still processing an earlier upload. Try again later.',
        retryAfter: 10 * 60_000,
      }
    case 8022:
      return {
        kind: 'rate-limited',
        message: 'The queue of this Tumblr blog is full (1,000 posts). Remove some posts there; we’ll retry.',
        retryAfter: hour,
      }
    case 8023:
      return {
        kind: 'rate-limited',
        message: 'You’ve reached Tumblr’s limit of 250 posts a day. Posting continues tomorrow.',
        retryAfter: untilTomorrow(now),
      }
  }
  return undefined
}

/** Maps an error response of Tumblr. */
export const tumblrFailure =
  (now: Date) =>
  (refusal: Refusal): ServiceFailure => {
    const { status, headers, text } = refusal
    const body = parsedJson(text)
    const said =
      textAt(body, 'errors', 0, 'detail') || textAt(body, 'errors', 0, 'title') || textAt(body, 'meta', 'msg')
    const coded = byCode(numberAt(body, 'errors', 0, 'code'), said, now)
    if (coded) return coded
    if (status === 401) return { kind: 'auth-dead', message: 'Tumblr ended this connection. Reconnect it.' }
    if (status === 403)
      return {
        kind: 'bad-content',
        message: `Tumblr doesn’t allow this${said === '' ? '' : `: ${said}`}. Check that your Tumblr account can post to this blog.`,
      }
    if (status === 404)
      return {
        kind: 'bad-content',
        message: 'This blog or post no longer exists on Tumblr.',
        details: { status },
      }
    if (status === 429) {
      const wait = waitIn(headers)
      return tooFast(
        'Tumblr',
        wait === undefined ? headers : { ...headers, 'retry-after': wait },
        now.getTime(),
      )
    }
    return serviceRefusal('Tumblr', refusal)
  }
