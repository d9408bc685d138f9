import { createHmac, timingSafeEqual } from 'node:crypto'

/** Names the published state of a form and the destination that it is public at. */
export interface FormToken {
  readonly version: string
  readonly targetId: string
}

const macOf = (appSecret: string, formId: string, { version, targetId }: FormToken): Buffer =>
  createHmac('sha256', appSecret)
    .update(`web2/lead-form-token/v1\0${formId}\0${version}\0${targetId}`)
    .digest()
    .subarray(0, 16)

/** Returns the token of a form: `<version>.<target>.<hmac>`. Equal inputs give equal tokens. */
export const writeFormToken = (
  appSecret: string,
  { formId, ...token }: FormToken & { readonly formId: string },
): string => [token.version, token.targetId, macOf(appSecret, formId, token).toString('base64url')].join('.')

/** Returns the content of a token, or undefined if it is not one of this form and secret. */
export const readFormToken = (appSecret: string, formId: string, token: string): FormToken | undefined => {
  const [version = '', targetId = '', mac = '', more] = token.split('.')
  if (version === '' || more !== undefined) return undefined
  const sent = Buffer.from(mac, 'base64url')
  const expected = macOf(appSecret, formId, { version, targetId })
  return sent.length === expected.length && timingSafeEqual(sent, expected)
    ? { version, targetId }
    : undefined
}
