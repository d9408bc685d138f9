import type { Dispatcher } from 'undici'
import { withoutEndSlashes } from '../../../../platform/text/text-ends.ts'
import { callService } from '../../../../platform/outbound/call-service.ts'
import { wpUserAgent } from '../protocols/wp/wp-client.ts'

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)

const valueOf = (text: string) => `<param><value><string>${escaped(text)}</string></value></param>`

/**
 * Whether WordPress accepts these credentials where no web server can take them away: in the body of a call of its
 * older interface (wp.getUsersBlogs at xmlrpc.php). Undefined when that is closed or not understood.
 *
 * The REST API answers 'rest_not_logged_in' both when it saw no Authorization header and when the password is wrong
 * (WordPress looks for errors before it has looked at the user); this tells the two apart.
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
