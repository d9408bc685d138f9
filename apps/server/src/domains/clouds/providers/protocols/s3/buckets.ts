import {
  CreateBucketCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  S3Client,
  type BucketLocationConstraint,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import type { Dispatcher } from 'undici'
import { sdkHandler } from '../../../../../platform/outbound/aws-sdk-handler.ts'
import type { CloudBucket } from '../../cloud.ts'
import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { failed } from '../../cloud-failure.ts'
import { s3Failure, symptomOf } from './error-codes.ts'
import type { S3Keys } from './objects.ts'

export const createS3Client = (
  { accessKey, secretKey }: S3Keys,
  region: string,
  endpoint: string,
  dispatcher: Dispatcher,
): S3Client =>
  new S3Client({
    region,
    endpoint,
    forcePathStyle: true,
    // several stores refuse the checksums that the SDK adds by default
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    requestHandler: sdkHandler(dispatcher) as NonNullable<S3ClientConfig['requestHandler']>,
  })

/** Runs SDK calls and converts errors into failures that name the bucket and the missing permission. */
export type S3Attempt = <T>(
  what: { bucket?: string; permission: string },
  action: () => Promise<T>,
) => Promise<Outcome<T>>

export const s3Attempt =
  (endpoint: string): S3Attempt =>
  async (what, action) => {
    try {
      return done(await action())
    } catch (error) {
      return failed(s3Failure({ ...symptomOf(error), ...what, endpoint }))
    }
  }

/** Returns bucket administration calls of the AWS SDK for one endpoint. */
export const createBuckets = (client: S3Client, endpoint: string) => {
  const attempt = s3Attempt(endpoint)

  const list = (): Promise<Outcome<CloudBucket[]>> =>
    attempt({ permission: 's3:ListAllMyBuckets' }, async () => {
      const { Buckets = [] } = await client.send(new ListBucketsCommand({}))
      return Buckets.flatMap(({ Name, CreationDate, BucketRegion }) =>
        Name === undefined
          ? []
          : [{ name: Name, createdAt: CreationDate?.toISOString() ?? null, region: BucketRegion ?? null }],
      )
    })

  /** Creates a bucket; `constraint` is the region, if the store requires it. */
  const create = (name: string, constraint: string | undefined): Promise<Outcome<null>> =>
    attempt({ bucket: name, permission: 's3:CreateBucket' }, async () => {
      // some stores silently accept creating a bucket you already own
      const { Buckets = [] } = await client.send(new ListBucketsCommand({}))
      if (Buckets.some((bucket) => bucket.Name === name))
        throw Object.assign(new Error(name), { code: 'BucketAlreadyOwnedByYou' })
      await client.send(
        new CreateBucketCommand({
          Bucket: name,
          ...(constraint === undefined
            ? {}
            : { CreateBucketConfiguration: { LocationConstraint: constraint as BucketLocationConstraint } }),
        }),
      )
      return null
    })

  /**
   * Checks that the bucket exists and belongs to the account. HEAD responses carry no error code, only a
   * status.
   */
  const find = (bucket: string): Promise<Outcome<null>> =>
    attempt({ bucket, permission: 's3:ListBucket' }, async () => {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }))
        return null
      } catch (error) {
        const { status } = symptomOf(error)
        if (status === 404) throw Object.assign(new Error(bucket), { code: 'NoSuchBucket' })
        if (status === 301) throw Object.assign(new Error(bucket), { code: 'PermanentRedirect' })
        if (status === 403) {
          // a wrong key and another account's bucket look the same here; listing distinguishes them
          await client.send(new ListBucketsCommand({}))
          throw Object.assign(new Error(bucket), { code: 'AccessDenied' })
        }
        throw error
      }
    })

  return { list, create, find }
}
