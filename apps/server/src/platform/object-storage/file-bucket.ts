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

/** Large objects of the bucket that keeps an installation's files, streamed. Calls reject with a StorageFailure. */
export interface FileBucket {
  /** Sends a file; whatever ends it early leaves no object behind. */
  put(key: string, path: string, contentType?: string): Promise<void>
  has(key: string): Promise<boolean>
  /** undefined: there is no such object. */
  get(key: string): Promise<{ readonly size: number; readonly content: Readable } | undefined>
  remove(key: string): Promise<void>
  /** Keys that begin with `prefix`, with the moment they were written. */
  list(prefix: string): Promise<readonly { readonly key: string; readonly writtenAt: Date }[]>
  /** Frees the room of parts that a killed process sent before this moment. */
  dropUnfinished(prefix: string, before: Date): Promise<void>
}

/** Bytes held for each part under way: at most 10,000 parts make an object, so a file may have 160 GB. */
const partSize = 16 * 1024 * 1024

/** Milliseconds without a sign of life from the store. */
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
    // several stores refuse the checksums that the SDK adds by itself
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
          // without a body the answer has no code of its own
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

/** The bucket of an address, with one client for all who ask. */
export const fileBucketOf = (storage: StorageAddress): FileBucket => {
  const bucket = buckets.get(storage) ?? openFileBucket(storage)
  buckets.set(storage, bucket)
  return bucket
}
