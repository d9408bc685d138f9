import {
  CreateBucketCommand,
  DeletePublicAccessBlockCommand,
  HeadBucketCommand,
  ListBucketsCommand,
  PutBucketPolicyCommand,
  S3Client,
  type BucketLocationConstraint,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import type { Dispatcher } from 'undici'
import { sdkHandler } from '../../../outbound/sdk-handler.ts'
import type { CloudBucket, CloudCredentials } from '../cloud.ts'
import { done, failed, type Outcome } from '../failure.ts'
import { s3Failure, symptomOf } from './failures.ts'

export const createS3Client = (
  credentials: CloudCredentials,
  endpoint: string,
  dispatcher: Dispatcher,
): S3Client =>
  new S3Client({
    region: credentials.region || 'us-east-1',
    endpoint,
    forcePathStyle: true,
    // several stores refuse the checksums that the SDK adds by itself
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    credentials: { accessKeyId: credentials.accessKey, secretAccessKey: credentials.secretKey },
    requestHandler: sdkHandler(dispatcher) as NonNullable<S3ClientConfig['requestHandler']>,
  })

const publicReadPolicy = (bucket: string): string =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Sid: 'PublishedSites',
        Effect: 'Allow',
        Principal: '*',
        Action: ['s3:GetObject'],
        Resource: [`arn:aws:s3:::${bucket}/*`],
      },
    ],
  })

/** Codes of stores that have no such call. */
const isUnsupported = ({ code, status }: { code: string; status?: number }): boolean =>
  ['NotImplemented', 'MethodNotAllowed', 'UnsupportedOperation'].includes(code) ||
  status === 405 ||
  status === 501

/** Bucket administration by the AWS SDK. */
export const createBuckets = (client: S3Client, endpoint: string, defaultRegion: string) => {
  const attempt = async <T>(bucket: string | null, action: () => Promise<T>): Promise<Outcome<T>> => {
    try {
      return done(await action())
    } catch (error) {
      return failed(s3Failure({ ...symptomOf(error), bucket, endpoint }))
    }
  }

  const list = (): Promise<Outcome<CloudBucket[]>> =>
    attempt(null, async () => {
      const { Buckets = [] } = await client.send(new ListBucketsCommand({}))
      return Buckets.flatMap(({ Name, CreationDate, BucketRegion }) =>
        Name === undefined
          ? []
          : [{ name: Name, createdAt: CreationDate?.toISOString() ?? null, region: BucketRegion ?? null }],
      )
    })

  /** AWS alone wants the region spelled out, and not for its first one; a store of another kind knows its own. */
  const create = (name: string, region?: string): Promise<Outcome<null>> =>
    attempt(name, async () => {
      const wanted = region || defaultRegion
      const spellOut = /\.amazonaws\.com(\.cn)?$/.test(new URL(endpoint).hostname) && wanted !== 'us-east-1'
      // a second creation of one's own bucket succeeds silently at some stores
      const { Buckets = [] } = await client.send(new ListBucketsCommand({}))
      if (Buckets.some((bucket) => bucket.Name === name))
        throw Object.assign(new Error(name), { code: 'BucketAlreadyOwnedByYou' })
      await client.send(
        new CreateBucketCommand({
          Bucket: name,
          ...(spellOut
            ? { CreateBucketConfiguration: { LocationConstraint: wanted as BucketLocationConstraint } }
            : {}),
        }),
      )
      return null
    })

  const openToAll = async (bucket: string): Promise<'by-policy' | 'by-object'> => {
    try {
      await client.send(new DeletePublicAccessBlockCommand({ Bucket: bucket }))
    } catch (error) {
      const symptom = symptomOf(error)
      if (!isUnsupported(symptom) && symptom.code !== 'NoSuchPublicAccessBlockConfiguration') throw error
    }
    try {
      await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy: publicReadPolicy(bucket) }))
      return 'by-policy'
    } catch (error) {
      if (!isUnsupported(symptomOf(error))) throw error
      return 'by-object'
    }
  }

  /** How objects of the bucket become readable for everyone: by the bucket's policy or one by one. */
  const makePublic = (bucket: string): Promise<Outcome<'by-policy' | 'by-object'>> =>
    attempt(bucket, async () => {
      await headBucket(bucket)
      return openToAll(bucket)
    })

  /** HEAD answers carry no error code: the status alone tells. */
  const headBucket = async (bucket: string): Promise<void> => {
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }))
    } catch (error) {
      const { status } = symptomOf(error)
      if (status === 404) throw Object.assign(new Error(bucket), { code: 'NoSuchBucket' })
      if (status === 301) throw Object.assign(new Error(bucket), { code: 'PermanentRedirect' })
      if (status === 403) {
        // a wrong key and a foreign bucket look the same here; listing tells them apart
        await client.send(new ListBucketsCommand({}))
        throw Object.assign(new Error(bucket), { code: 'AccessDenied' })
      }
      throw error
    }
  }

  return { list, create, makePublic }
}
