import { fetch as undiciFetch, Headers, type Dispatcher } from 'undici'
import { AnswerTooLarge } from '../../../platform/outbound/bounded-request.ts'

/** Most bytes of one answer: a token has about 300 on the wire, and the longest text a tenth of these. */
const mostBytes = 32_000_000

/** Aborts an answer once it exceeds the limit, also one that never ends a line. */
const withinSize: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) => {
  let size = 0
  return dispatch(options, {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
    onRequestSent: () => handler.onRequestSent?.(),
    onBodySent: (chunk) => handler.onBodySent?.(chunk),
    onResponseStarted: () => handler.onResponseStarted?.(),
    onResponseStart: (...start) => handler.onResponseStart?.(...start),
    onResponseData: (controller, chunk) => {
      size += chunk.length
      if (size > mostBytes) controller.abort(new AnswerTooLarge(`More than ${mostBytes} bytes.`))
      else handler.onResponseData?.(controller, chunk)
    },
    onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
    onResponseError: (...error) => handler.onResponseError?.(...error),
  })
}

/** A response that is no answer of a text service. */
export class UnusableResponse extends Error {
  readonly code: 'REDIRECTED' | 'COMPRESSED' | 'WEB_PAGE'

  constructor(code: UnusableResponse['code']) {
    super(code)
    this.name = 'UnusableResponse'
    this.code = code
  }
}

const problemOf = (status: number, headers: Headers): UnusableResponse['code'] | undefined => {
  if (status >= 300 && status < 400) return 'REDIRECTED'
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return 'COMPRESSED'
  return status < 300 && headers.get('content-type')?.startsWith('text/html') ? 'WEB_PAGE' : undefined
}

/**
 * Returns a fetch with all calls through the given dispatcher. Refuses redirects, because the key is meant for one host,
 * and compressed answers, which could be a thousand times larger than what was received.
 */
export const fetchThrough = (guarded: Dispatcher): typeof fetch => {
  const dispatcher = guarded.compose(withinSize)
  const call = async (url: string, init: { readonly headers?: Record<string, string> }) => {
    const headers = new Headers(init.headers)
    headers.set('accept-encoding', 'identity')
    const response = await undiciFetch(url, { ...init, headers, dispatcher, redirect: 'manual' })
    const problem = problemOf(response.status, response.headers)
    if (problem === undefined) return response
    await response.body?.cancel()
    throw new UnusableResponse(problem)
  }
  return call as unknown as typeof fetch
}
