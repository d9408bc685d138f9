import { request, type Dispatcher } from 'undici'
import { done, type Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'
import { boundedText, singleHeaders, thrownFailure } from '../protocols/http/json-api.ts'
import { networkCodeOf } from '../../../../platform/outbound/network-error.ts'
import { azureFailure } from './error-codes.ts'
import { sharedKey } from './shared-key.ts'

export interface BlobCall {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** URL-encoded path below the account's endpoint, with a leading slash; '' for the account itself. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array
  readonly signal?: AbortSignal
  /** Statuses besides 2xx that are not failures. */
  readonly also?: readonly number[]
  /** Named in failure messages. */
  readonly container?: string
}

export interface BlobAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const version = '2023-11-03'

/** Returns a client for the Blob service's REST API of one storage account. */
export const createBlobService = (
  account: string,
  key: string,
  endpoint: string,
  dispatcher: Dispatcher,
) => ({
  call: async (call: BlobCall): Promise<Outcome<BlobAnswer>> => {
    const url = new URL(`${endpoint}${call.path || '/'}`)
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
    const headers = {
      'x-ms-date': new Date().toUTCString(),
      'x-ms-version': version,
      ...call.headers,
    }
    const { method, body } = call
    const authorization = sharedKey(account, key, { method, url, headers, length: body?.length ?? 0 })
    try {
      const answer = await request(url, {
        dispatcher,
        method,
        headers: {
          ...headers,
          authorization,
          ...(method === 'PUT' && !body ? { 'content-length': '0' } : {}),
        },
        body: body ?? null,
        signal: call.signal ?? null,
      })
      const { statusCode: status } = answer
      const received = singleHeaders(answer.headers)
      const text = await boundedText(answer.body)
      if (status < 300 || call.also?.includes(status)) return done({ status, headers: received, text })
      return failed(azureFailure({ status, headers: received, text }, call.container ?? ''))
    } catch (error) {
      // every storage account has its own host name
      if (networkCodeOf(error) === 'ENOTFOUND')
        return failed({
          kind: 'auth-dead',
          message: `There is no storage account at ${endpoint}. Check the storage account name under Cloud accounts.`,
        })
      return failed(thrownFailure(error, endpoint))
    }
  },
})

export type BlobService = ReturnType<typeof createBlobService>
