import type { StorageFailure } from '../../../../platform/object-storage/storage-error.ts'
import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'

/** Classifies failures of the installation's bucket; its keys don't belong to the publishing user. */
export const bucketFailure = ({ status, code }: StorageFailure): ServiceFailure => {
  if (code === 'QuotaExceeded' || status === 507)
    return {
      kind: 'retryable',
      message: 'The bucket of this installation is full. Make room in it and publish again.',
    }
  if (code === 'NoSuchBucket' || status === 401 || status === 403)
    return {
      kind: 'auth-dead',
      message: `The bucket of this installation can't be used (${code || status}). Whoever runs it has to look at STORAGE_URL.`,
    }
  if (status === 429 || status === 503)
    return { kind: 'rate-limited', message: 'The bucket of this installation asks for a slower pace.' }
  return {
    kind: 'retryable',
    message: 'The bucket of this installation can’t be reached at the moment. It is tried again by itself.',
  }
}
