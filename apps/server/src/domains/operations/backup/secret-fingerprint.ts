import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartFailure } from '../../../platform/config/startup-error.ts'

/** Returns a fingerprint of the secret that does not reveal it. */
export const secretFingerprint = (secret: string): string =>
  createHmac('sha256', secret).update('web2/backup-mark/v1').digest('base64url').slice(0, 22)

/** File in DATA_DIR with the secret generated there. */
export const secretFile = 'app-secret'

/** Returns the data folder's secret, or undefined if none was generated there. */
export const keptSecret = async (dataDir: string): Promise<string | undefined> => {
  try {
    return (await readFile(join(dataDir, secretFile), 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Throws before a restore after which stored keys and tokens could not be opened. */
export const requireFittingSecret = (
  backup: { readonly secretMark: string; readonly holdsSecret: boolean },
  given: string | undefined,
): void => {
  if (given === undefined && !backup.holdsSecret) {
    throw new StartFailure(
      'This backup doesn’t include its APP_SECRET, which was set in the environment. Set APP_SECRET to the same value ' +
        'and try again; otherwise the stored keys can’t be decrypted. Nothing was changed.',
    )
  }
  if (given !== undefined && secretFingerprint(given) !== backup.secretMark) {
    throw new StartFailure(
      'APP_SECRET differs from the one of this backup, so the stored keys can’t be decrypted. Set it to the ' +
        (backup.holdsSecret ? 'same value, or unset it to use the one in the backup' : 'same value') +
        '. Nothing was changed.',
    )
  }
}
