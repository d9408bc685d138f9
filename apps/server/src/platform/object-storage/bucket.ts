import { AwsV4Signer } from 'aws4fetch'
import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { request } from 'undici'
import type { StorageAddress } from '../config/storage-url.ts'
import type { ByteSpan } from '../files/byte-span.ts'
import { StorageFailure } from './storage-error.ts'

/** Objects of the bucket with an installation's files. Calls reject with a StorageFailure. */
export interface Bucket {
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** Returns undefined if the object doesn't exist. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  /** Returns the same or a part of it as a stream, for objects too large for memory. */
  readonly open: (key: string, span?: ByteSpan) => Promise<Readable | undefined>
  readonly remove: (key: string) => Promise<void>
}

/** Error response of the store. */
export class BucketRefusal extends StorageFailure {
  override readonly name = 'BucketRefusal'

  constructor(status: number, code: string, call: string) {
    super(`The object storage responded with ${status} ${code} to ${call}`.replace(/ {2,}/g, ' '), {
      status,
      code,
    })
  }
}

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly key: string
  readonly headers?: Record<string, string>
  readonly body?: Uint8Array
  /** The response is read at the pace of its consumer. */
  readonly isStream?: boolean
}

/** Opens a bucket; `patience` is the timeout for silence of the store in ms. */
export const openBucket = (address: StorageAddress, { patience = 30_000 } = {}): Bucket => {
  const { endpoint, bucket, folder, region, accessKey, secretKey } = address
  const signingKeys = new Map<string, ArrayBuffer>()

  const unreachable = (error: unknown) => {
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    const why = error instanceof Error && 'code' in error && !isSlow ? String(error.code) : String(error)
    return new StorageFailure(`${endpoint} could not be reached (${why}).`, { cause: error })
  }
  const send = async ({ method, key, headers = {}, body = new Uint8Array(), isStream = false }: Call) => {
    const url = `${endpoint}/${bucket}/${folder}${key}`
    const signed = await new AwsV4Signer({
      method,
      url,
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body, 'hex') },
      accessKeyId: accessKey,
      secretAccessKey: secretKey,
      service: 's3',
      region,
      cache: signingKeys,
    }).sign()
    try {
      return await request(url, {
        method,
        headers: Object.fromEntries(signed.headers),
        body: method === 'PUT' ? body : null,
        headersTimeout: patience,
        bodyTimeout: patience,
        // a slowly dripping response is never silent
        signal: isStream ? null : AbortSignal.timeout(patience * 4),
      })
    } catch (error) {
      throw unreachable(error)
    }
  }
  const refused = async (call: Call, answer: Awaited<ReturnType<typeof send>>) => {
    const text = await answer.body.text().catch((error: unknown) => {
      throw unreachable(error)
    })
    const code = /<Code>([^<]+)<\/Code>/.exec(text)?.[1] ?? ''
    return new BucketRefusal(answer.statusCode, code, `${call.method} ${call.key}`)
  }
  const done = async (call: Call) => {
    const answer = await send(call)
    if (answer.statusCode >= 300) throw await refused(call, answer)
    await answer.body.dump()
  }
  const found = async (key: string, isStream = false, span?: ByteSpan) => {
    const headers = span && { range: `bytes=${span.from}-${span.to}` }
    const call = { method: 'GET', key, isStream, ...(headers && { headers }) } as const
    const answer = await send(call)
    if (answer.statusCode === (span ? 206 : 200)) return answer.body
    const refusal = await refused(call, answer)
    if (refusal.status === 404 && refusal.code !== 'NoSuchBucket') return undefined
    throw refusal
  }

  return {
    put: (key, body, contentType) =>
      done({ method: 'PUT', key, body, headers: { 'content-type': contentType } }),
    remove: (key) => done({ method: 'DELETE', key }),
    get: async (key) => {
      const body = await found(key)
      try {
        return body && new Uint8Array(await body.arrayBuffer())
      } catch (error) {
        throw unreachable(error)
      }
    },
    open: (key, span) => found(key, true, span),
  }
}
