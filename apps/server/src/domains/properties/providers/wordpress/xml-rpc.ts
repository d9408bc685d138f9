import type { Dispatcher } from 'undici'
import { withoutEndSlashes } from '../../../../platform/text/trim-text.ts'
import { callService } from '../../../../platform/outbound/call-service.ts'
import { wpUserAgent } from '../protocols/wp/wp-client.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

const valueOf = (text: string) => `<param><value><string>${escaped(text)}</string></value></param>`

/**
 * Returns whether WordPress accepts these credentials in the body of a call to its older API
 * (wp.getUsersBlogs at xmlrpc.php), where no web server can strip them. Returns undefined if that is disabled
 * or the response is unknown.
 *
 * The REST API responds with 'rest_not_logged_in' both without an Authorization header and for a wrong
 * password, because WordPress reports errors before it checks the user. This call distinguishes the two.
 */
export const credentialsHold = async (
  dispatcher: Dispatcher,
  wordPressUrl: string,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<boolean | undefined> => {
  const body = `<?xml version="1.0"?><methodCall><methodName>wp.getUsersBlogs</methodName><params>${valueOf(username)}${valueOf(password)}</params></methodCall>`
  const answer = await callService(dispatcher, {
    service: new URL(wordPressUrl).host,
    url: `${withoutEndSlashes(wordPressUrl)}/xmlrpc.php`,
    method: 'POST',
    bytes: Buffer.from(body),
    headers: { 'content-type': 'text/xml', 'user-agent': wpUserAgent },
    timeout: 30_000,
    maxBytes: 1_000_000,
  })
  if (!answer.ok) return undefined
  const text = answer.value.body.toString()
  if (!text.includes('<methodResponse>')) return undefined
  if (!text.includes('<fault>')) return true
  return /<(?:int|i4)>403<\//.test(text) ? false : undefined
}
