import {
  DeletePublicAccessBlockCommand,
  GetBucketPolicyCommand,
  GetBucketWebsiteCommand,
  PutBucketAclCommand,
  PutBucketPolicyCommand,
  PutBucketWebsiteCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { done, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { s3Attempt } from './buckets.ts'
import { symptomOf } from './error-codes.ts'

/** Checks for the codes of stores that don't support a call. */
const isUnsupported = (error: unknown): boolean => {
  const { code, status } = symptomOf(error)
  return (
    ['NotImplemented', 'MethodNotAllowed', 'UnsupportedOperation'].includes(code) ||
    status === 405 ||
    status === 501
  )
}

const isNone = (error: unknown, code: string): boolean => symptomOf(error).code === code

const statementId = 'PublishedSites'

interface Policy {
  Version?: string
  Statement?: { Sid?: string }[]
}

/** Adds our statement to the bucket's policy, keeping the others; undefined if it is there already. */
const withPublicRead = (bucket: string, text: string | undefined): string | undefined => {
  const policy = (text ? JSON.parse(text) : {}) as Policy
  const statements = policy.Statement ?? []
  if (statements.some(({ Sid }) => Sid === statementId)) return undefined
  return JSON.stringify({
    ...policy,
    Version: policy.Version ?? '2012-10-17',
    Statement: [
      ...statements,
      {
        Sid: statementId,
        Effect: 'Allow',
        Principal: '*',
        Action: ['s3:GetObject'],
        Resource: [`arn:aws:s3:::${bucket}/*`],
      },
    ],
  })
}

/** Returns the ways in which S3 stores make buckets publicly readable. */
export const createPublicity = (client: S3Client, endpoint: string) => {
  const attempt = s3Attempt(endpoint)

  const unblock = (bucket: string): Promise<Outcome<null>> =>
    attempt({ bucket, permission: 's3:PutBucketPublicAccessBlock' }, async () => {
      try {
        await client.send(new DeletePublicAccessBlockCommand({ Bucket: bucket }))
      } catch (error) {
        if (!isUnsupported(error) && !isNone(error, 'NoSuchPublicAccessBlockConfiguration')) throw error
      }
      return null
    })

  const currentPolicy = async (bucket: string): Promise<string | undefined> => {
    try {
      return (await client.send(new GetBucketPolicyCommand({ Bucket: bucket }))).Policy
    } catch (error) {
      if (isNone(error, 'NoSuchBucketPolicy')) return undefined
      throw error
    }
  }

  /**
   * Uses the bucket's policy; returns `by-file` if the store has none and each file must be made public when
   * uploaded.
   */
  const byPolicy = async (bucket: string): Promise<Outcome<'by-policy' | 'by-file'>> => {
    const unblocked = await unblock(bucket)
    if (!unblocked.ok) return unblocked
    return attempt({ bucket, permission: 's3:PutBucketPolicy' }, async () => {
      try {
        const policy = withPublicRead(bucket, await currentPolicy(bucket))
        if (policy) await client.send(new PutBucketPolicyCommand({ Bucket: bucket, Policy: policy }))
        return 'by-policy'
      } catch (error) {
        if (!isUnsupported(error)) throw error
        return 'by-file'
      }
    })
  }

  /** Makes the bucket publicly readable by its ACL, at stores where files inherit it. */
  const byBucketAcl = (bucket: string): Promise<Outcome<null>> =>
    attempt({ bucket, permission: 's3:PutBucketAcl' }, async () => {
      await client.send(new PutBucketAclCommand({ Bucket: bucket, ACL: 'public-read' }))
      return null
    })

  /** Enables the bucket's website unless it has one; existing settings are kept as the user's choice. */
  const asWebsite = async (bucket: string, errorKey: string): Promise<Outcome<null>> => {
    const found = await attempt({ bucket, permission: 's3:GetBucketWebsite' }, async () => {
      try {
        await client.send(new GetBucketWebsiteCommand({ Bucket: bucket }))
        return true
      } catch (error) {
        if (isNone(error, 'NoSuchWebsiteConfiguration')) return false
        throw error
      }
    })
    if (!found.ok || found.value) return found.ok ? done(null) : found
    return attempt({ bucket, permission: 's3:PutBucketWebsite' }, async () => {
      await client.send(
        new PutBucketWebsiteCommand({
          Bucket: bucket,
          WebsiteConfiguration: {
            IndexDocument: { Suffix: 'index.html' },
            ErrorDocument: { Key: errorKey },
          },
        }),
      )
      return null
    })
  }

  return { byPolicy, byBucketAcl, asWebsite }
}
