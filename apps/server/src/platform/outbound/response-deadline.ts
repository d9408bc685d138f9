import { errors, type Dispatcher } from 'undici'

/** Hands an answer on, and ends the exchange when it has not come to its end in time. */
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
      // an interim answer (1xx) comes before the one that counts
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
 * An undici interceptor that ends an answer which is not whole after this many milliseconds, with the error of a
 * body that does not go on. The agent's own timeouts bound each silence alone: a server that sends a byte now and
 * then would hold its caller without end.
 */
export const answerWithin =
  (milliseconds: number): Dispatcher.DispatcherComposeInterceptor =>
  (dispatch) =>
  (options, handler) =>
    dispatch(options, withinTime(handler, milliseconds))
