import { createSecretBox, type SecretContext } from '../../../platform/secrets/seal.ts'
import type { LetterContent } from './mail-content.ts'

/** Secret context without an account, because emails belong to the installation. */
const place: SecretContext = { table: 'mails', column: 'body_sealed', accountId: '' }

export const sealMailBody = (appSecret: string, content: LetterContent): string =>
  createSecretBox(appSecret).seal(JSON.stringify(content), place)

/** Returns undefined if it was sealed with another APP_SECRET. */
export const openMailBody = (appSecret: string, sealed: string): LetterContent | undefined => {
  const text = createSecretBox(appSecret).open(sealed, place)
  return text === undefined ? undefined : (JSON.parse(text) as LetterContent)
}
