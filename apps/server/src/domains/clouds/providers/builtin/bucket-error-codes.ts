import type { StorageFailure } from '../../../../platform/object-storage/storage-error.ts'
import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'

/** Classifies failures of the installation's bucket; its keys don't belong to the publishing user. */
export const bucketFailure = ({ status, code }: StorageFailure): ServiceFailure => {
  if (code === 'QuotaExceeded' || status === 507)
    return {
      kind: 'retryable',
      message: 'The installation’s bucket is full. Free up space and publish again.',
    }
  if (code === 'NoSuchBucket' || status === 401 || status === 403)
    return {
      kind: 'auth-dead',
      message: `The installation’s bucket can’t be used (${code || status}). Ask your administrator to check STORAGE_URL.`,
    }
  if (status === 429 || status === 503)
    return { kind: 'rate-limited', message: 'The installation’s bucket is rate-limiting requests.' }
  return {
    kind: 'retryable',
    message: 'The installation’s bucket can’t be reached right now. We’ll retry automatically.',
  }
}
