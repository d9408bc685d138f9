import type { IncomingMessage } from 'node:http'
import { bodyOf, listening, type Listening } from '../listening.ts'

export interface VendorRequest {
  readonly method: string
  /** Path without its query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** JSON of the body; undefined if it is not JSON. */
  readonly json: ReturnType<typeof JSON.parse>
  readonly bytes: Buffer
}

export interface VendorAnswer {
  readonly status: number
  readonly json?: unknown
  readonly bytes?: Buffer
  readonly headers?: Readonly<Record<string, string>>
}

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined // bytes of a file, not JSON
  }
}

/** Returns a vendor API request with its complete body. */
export const vendorRequest = (request: IncomingMessage, bytes: Buffer): VendorRequest => {
  const url = new URL(request.url ?? '/', 'http://localhost')
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(url.pathname),
    query: url.searchParams,
    headers: request.headers,
    json: parsed(bytes),
    bytes,
  }
}

/**
 * Starts an in-memory vendor API: one function from request to response; 'cut' closes the connection without
 * one.
 */
export const startVendor = (
  answer: (request: VendorRequest) => VendorAnswer | 'cut' | Promise<VendorAnswer | 'cut'>,
): Promise<Listening> =>
  listening((request, response) => {
    void bodyOf(request).then(async (bytes) => {
      const answered = await answer(vendorRequest(request, bytes))
      if (answered === 'cut') return void request.socket.destroy()
      const { status, json, bytes: file, headers } = answered
      response.writeHead(status, {
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      })
      response.end(file ?? (json === undefined ? undefined : JSON.stringify(json)))
    })
  })
