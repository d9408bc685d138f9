import { createHmac } from 'node:crypto'

export interface SignedCall {
  readonly method: string
  readonly url: URL
  /** Names in lowercase; only headers in the signed list are signed. */
  readonly headers: Readonly<Record<string, string>>
  /** Length of the body in bytes. */
  readonly length: number
}

/** Standard headers in Azure Storage's signing order, after the method. */
const standard = [
  'content-encoding',
  'content-language',
  'content-length',
  'content-md5',
  'content-type',
  'date',
  'if-modified-since',
  'if-match',
  'if-none-match',
  'if-unmodified-since',
  'range',
]

const canonicalHeaders = (headers: SignedCall['headers']): string =>
  Object.keys(headers)
    .filter((name) => name.startsWith('x-ms-'))
    .sort()
    .map((name) => `${name}:${headers[name] ?? ''}\n`)
    .join('')

const canonicalResource = (account: string, url: URL): string =>
  [...new Set(url.searchParams.keys())]
    .sort()
    .reduce(
      (text, name) => `${text}\n${name.toLowerCase()}:${url.searchParams.getAll(name).sort().join(',')}`,
      `/${account}${url.pathname}`,
    )

/** Returns the Authorization header of Azure Storage's Shared Key scheme (versions since 2015-02-21). */
export const sharedKey = (
  account: string,
  key: string,
  { method, url, headers, length }: SignedCall,
): string => {
  const lines = standard.map((name) => {
    if (name === 'content-length') return length === 0 ? '' : String(length)
    return headers[name] ?? ''
  })
  const text = `${[method, ...lines].join('\n')}\n${canonicalHeaders(headers)}${canonicalResource(account, url)}`
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(text, 'utf8').digest('base64')
  return `SharedKey ${account}:${signature}`
}
