import type { ServiceFailure } from '../../../../platform/outbound/outcome.ts'

/** Classifies errors of the file system. */
export const builtinFailure = (error: unknown): ServiceFailure => {
  const { code, message } = error as NodeJS.ErrnoException
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return {
        kind: 'retryable',
        message: 'The built-in host’s disk is full. Free up space and publish again.',
      }
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return {
        kind: 'auth-dead',
        message: 'The built-in host can’t write to its data folder. Check the permissions of DATA_DIR/sites.',
      }
    case 'EMFILE':
    case 'ENFILE':
    case 'EBUSY':
    case 'EIO':
      return { kind: 'retryable', message: 'The built-in host was too busy to write a file. Publish again.' }
    case 'ENAMETOOLONG':
      return {
        kind: 'bad-content',
        message: 'A page URL is too long for the built-in host. Shorten its slug.',
      }
    default:
      return { kind: 'unknown', message: `The built-in host could not write a file (${code ?? message}).` }
  }
}
