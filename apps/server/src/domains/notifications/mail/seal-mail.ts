import { createSecretBox, type SecretContext } from '../../../platform/secrets/seal.ts'
import type { LetterContent } from './mail-content.ts'

/** Mail belongs to the installation, not to an account. */
const place: SecretContext = { table: 'mails', column: 'body_sealed', accountId: '' }

export const sealMailBody = (appSecret: string, content: LetterContent): string =>
  createSecretBox(appSecret).seal(JSON.stringify(content), place)

/** Undefined when it was sealed with another APP_SECRET. */
export const openMailBody = (appSecret: string, sealed: string): LetterContent | undefined => {
  const text = createSecretBox(appSecret).open(sealed, place)
  return text === undefined ? undefined : (JSON.parse(text) as LetterContent)
}
