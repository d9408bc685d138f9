import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const canonicalQuery = (url: URL): string =>
  [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')

/** Result of checking a request's signature (version 4); the secret is found by the access key. */
export type Verdict =
  | { readonly accessKey: string }
  | {
      readonly code:
        'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'XAmzContentSHA256Mismatch' | 'AccessDenied'
    }
  | { readonly anonymous: true }

/** Checks a SigV4 Authorization header against the secret, and the body against its signed hash. */
export const verify = (
  request: IncomingMessage,
  body: Buffer,
  secretOf: (accessKey: string) => string | undefined,
): Verdict => {
  const { authorization } = request.headers
  if (authorization === undefined) return { anonymous: true }
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
      authorization,
    )
  if (!parts) return { code: 'AccessDenied' }
  const [, accessKey = '', day = '', region = '', signedHeaders = '', signature = ''] = parts
  const secret = secretOf(accessKey)
  if (secret === undefined) return { code: 'InvalidAccessKeyId' }
  const date = request.headers['x-amz-date']?.toString() ?? ''
  const bodyHash = request.headers['x-amz-content-sha256']?.toString() ?? ''
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body))
    return { code: 'XAmzContentSHA256Mismatch' }
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
  const path = url.pathname
    .split('/')
    .map((part) => encoded(decodeURIComponent(part)))
    .join('/')
  const headers = signedHeaders
    .split(';')
    .map((name) => `${name}:${request.headers[name]?.toString().trim().replace(/ +/g, ' ') ?? ''}\n`)
    .join('')
  const canonical = [request.method, path, canonicalQuery(url), headers, signedHeaders, bodyHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (current, part) => hmac(current, part),
    hmac(`AWS4${secret}`, day),
  )
  return hmac(key, text).toString('hex') === signature ? { accessKey } : { code: 'SignatureDoesNotMatch' }
}
