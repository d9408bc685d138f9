import { createHmac, timingSafeEqual } from 'node:crypto'
import { formKeyOf } from './form-keys.ts'

/** Names the published state of a form, its site, and the destination that it is public at. */
export interface FormToken {
  readonly version: string
  readonly siteId: string
  readonly targetId: string
}

const macOf = (key: Buffer, formId: string, { version, siteId, targetId }: FormToken): Buffer =>
  createHmac('sha256', key)
    .update(`web2/lead-form-token/v2\0${formId}\0${version}\0${siteId}\0${targetId}`)
    .digest()
    .subarray(0, 16)

/** Returns the token of a form: `<version>.<site>.<target>.<hmac>`. Equal inputs give equal tokens. */
export const writeFormToken = (
  appSecret: string,
  { formId, ...token }: FormToken & { readonly formId: string },
): string =>
  [
    token.version,
    token.siteId,
    token.targetId,
    macOf(formKeyOf(appSecret), formId, token).toString('base64url'),
  ].join('.')

/** Returns the content of a token, or undefined if it is not one of this form and one of the keys. */
export const readFormToken = (
  keys: readonly Buffer[],
  formId: string,
  token: string,
): FormToken | undefined => {
  const [version = '', siteId = '', targetId = '', mac = '', more] = token.split('.')
  if (version === '' || more !== undefined) return undefined
  const sent = Buffer.from(mac, 'base64url')
  const named = { version, siteId, targetId }
  const isSigned = keys.some((key) => {
    const expected = macOf(key, formId, named)
    return sent.length === expected.length && timingSafeEqual(sent, expected)
  })
  return isSigned ? named : undefined
}
