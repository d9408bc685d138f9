import { errors, type Dispatcher } from 'undici'

/** Passes a response on, and aborts if it is not complete in time. */
const withinTime = (
  handler: Dispatcher.DispatchHandler,
  milliseconds: number,
): Dispatcher.DispatchHandler => {
  let bound: NodeJS.Timeout | undefined
  return {
    onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
    onRequestUpgrade: (...upgrade) => handler.onRequestUpgrade?.(...upgrade),
    onRequestSent: () => handler.onRequestSent?.(),
    onBodySent: (chunk) => handler.onBodySent?.(chunk),
    onResponseStarted: () => handler.onResponseStarted?.(),
    onResponseStart: (controller, ...start) => {
      // an interim response (1xx) precedes the final one
      bound ??= setTimeout(() => controller.abort(new errors.BodyTimeoutError()), milliseconds).unref()
      handler.onResponseStart?.(controller, ...start)
    },
    onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
    onResponseEnd: (controller, trailers) => {
      clearTimeout(bound)
      handler.onResponseEnd?.(controller, trailers)
    },
    onResponseError: (controller, error) => {
      clearTimeout(bound)
      handler.onResponseError?.(controller, error)
    },
  }
}

/**
 * Creates an undici interceptor that aborts a response which is not complete within this time, as a body
 * timeout. The agent's own timeouts limit only silence, so a server that sends a byte now and then would
 * block its caller forever.
 */
export const answerWithin =
  (milliseconds: number): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(options, withinTime(handler, milliseconds))
