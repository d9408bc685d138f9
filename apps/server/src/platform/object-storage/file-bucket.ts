import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  NotFound,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { StorageAddress } from '../config/storage-url.ts'
import { StorageFailure } from './storage-error.ts'

/** Large objects of the bucket with an installation's files, streamed. Calls reject with a StorageFailure. */
export interface FileBucket {
  /** Uploads a file; if interrupted, no object is left. */
  put(key: string, path: string, contentType?: string): Promise<void>
  has(key: string): Promise<boolean>
  /** Returns undefined if the object doesn't exist. */
  get(key: string): Promise<{ readonly size: number; readonly content: Readable } | undefined>
  remove(key: string): Promise<void>
  /** Lists keys that begin with `prefix`, with their time of writing. */
  list(prefix: string): Promise<readonly { readonly key: string; readonly writtenAt: Date }[]>
  /** Deletes unfinished uploads that killed processes started before this time. */
  dropUnfinished(prefix: string, before: Date): Promise<void>
}

/** Bytes in memory per part in progress: an object has at most 10,000 parts, so a file may have 160 GB. */
const partSize = 16 * 1024 * 1024

/** Timeout for silence of the store in ms. */
const patience = 30_000

const failureOf = (error: unknown, endpoint: string): StorageFailure => {
  const {
    name = '',
    message = String(error),
    $metadata,
  } = error as Partial<Error> & {
    readonly $metadata?: { readonly httpStatusCode?: number }
  }
  return new StorageFailure(`${endpoint}: ${[name, message].filter(Boolean).join(', ')}`, {
    cause: error,
    ...($metadata?.httpStatusCode !== undefined && { status: $metadata.httpStatusCode, code: name }),
  })
}

export const openFileBucket = ({
  endpoint,
  bucket: Bucket,
  folder,
  region,
  accessKey,
  secretKey,
}: StorageAddress): FileBucket => {
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    // several stores reject the checksums that the SDK adds by default
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: { connectionTimeout: patience, socketTimeout: patience },
  })
  const asked = async <T>(call: () => Promise<T>): Promise<T> => {
    try {
      return await call()
    } catch (error) {
      throw failureOf(error, endpoint)
    }
  }

  return {
    put: (key, path, ContentType = 'application/zip') =>
      asked(async () => {
        const Body = createReadStream(path, { highWaterMark: 1024 * 1024 })
        const params = { Bucket, Key: `${folder}${key}`, Body, ContentType }
        await new Upload({ client, params, partSize, queueSize: 2 }).done()
      }),
    has: (key) =>
      asked(async () => {
        try {
          await client.send(new HeadObjectCommand({ Bucket, Key: `${folder}${key}` }))
          return true
        } catch (error) {
          // without a body the response has no error code
          if (error instanceof NotFound) return false
          throw error
        }
      }),
    get: (key) =>
      asked(async () => {
        try {
          const { Body, ContentLength = 0 } = await client.send(
            new GetObjectCommand({ Bucket, Key: `${folder}${key}` }),
          )
          return { size: ContentLength, content: Body as Readable }
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined
          throw error
        }
      }),
    remove: (key) =>
      asked(async () => {
        await client.send(new DeleteObjectCommand({ Bucket, Key: `${folder}${key}` }))
      }),
    list: (prefix) =>
      asked(async () => {
        const found: { key: string; writtenAt: Date }[] = []
        const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${folder}${prefix}` })
        for await (const { Contents = [] } of pages)
          for (const { Key, LastModified } of Contents)
            if (Key !== undefined && LastModified) {
              found.push({ key: Key.slice(folder.length), writtenAt: LastModified })
            }
        return found
      }),
    dropUnfinished: (prefix, before) =>
      asked(async () => {
        let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
        for (let isMore = true; isMore;) {
          const page = await client.send(
            new ListMultipartUploadsCommand({ Bucket, Prefix: `${folder}${prefix}`, ...from }),
          )
          for (const { Key, UploadId, Initiated } of page.Uploads ?? [])
            if (Initiated && Initiated < before)
              await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
          isMore = page.IsTruncated === true
          from = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        }
      }),
  }
}

const buckets = new WeakMap<StorageAddress, FileBucket>()

/** Returns the bucket of an address, with one shared client. */
export const fileBucketOf = (storage: StorageAddress): FileBucket => {
  const bucket = buckets.get(storage) ?? openFileBucket(storage)
  buckets.set(storage, bucket)
  return bucket
}
