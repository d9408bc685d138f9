import { AwsV4Signer } from 'aws4fetch'
import { hash } from 'node:crypto'
import { request } from 'undici'
import type { StorageAddress } from '../../config/storage-url.ts'
import { StorageFailure } from '../protocols/storage-failure.ts'

/** Objects of the bucket that keeps an installation's files. Calls reject with a StorageFailure. */
export interface Bucket {
  readonly put: (key: string, bytes: Uint8Array, contentType: string) => Promise<void>
  /** undefined: there is no such object. */
  readonly get: (key: string) => Promise<Uint8Array | undefined>
  readonly remove: (key: string) => Promise<void>
}

/** What the store said to a call that it did not do. */
export class BucketRefusal extends StorageFailure {
  override readonly name = 'BucketRefusal'
  readonly status: number
  /** The store's own word, such as NoSuchBucket; '' when it has none. */
  readonly code: string

  constructor(status: number, code: string, call: string) {
    super(`The store answered ${status} ${code} to ${call}`.replace(/ {2,}/g, ' '))
    this.status = status
    this.code = code
  }
}

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly key: string
  readonly headers?: Record<string, string>
  readonly body?: Uint8Array
}

/** Ms without a sign of life from the store. */
const patience = 30_000

export const openBucket = (address: StorageAddress): Bucket => {
  const { endpoint, bucket, folder, region, accessKey, secretKey } = address
  const signingKeys = new Map<string, ArrayBuffer>()

  const send = async ({ method, key, headers = {}, body = new Uint8Array() }: Call) => {
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
      })
    } catch (error) {
      const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
      throw new StorageFailure(`${endpoint} could not be reached (${why}).`, { cause: error })
    }
  }
  const refused = async (call: Call, answer: Awaited<ReturnType<typeof send>>) => {
    const text = await answer.body.text()
    const code = /<Code>([^<]+)<\/Code>/.exec(text)?.[1] ?? ''
    return new BucketRefusal(answer.statusCode, code, `${call.method} ${call.key}`)
  }
  const done = async (call: Call) => {
    const answer = await send(call)
    if (answer.statusCode >= 300) throw await refused(call, answer)
    await answer.body.dump()
  }

  return {
    put: (key, body, contentType) =>
      done({ method: 'PUT', key, body, headers: { 'content-type': contentType } }),
    remove: (key) => done({ method: 'DELETE', key }),
    get: async (key) => {
      const call = { method: 'GET', key } as const
      const answer = await send(call)
      if (answer.statusCode === 200) return new Uint8Array(await answer.body.arrayBuffer())
      const refusal = await refused(call, answer)
      if (refusal.status === 404 && refusal.code !== 'NoSuchBucket') return undefined
      throw refusal
    },
  }
}
