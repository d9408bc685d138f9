import { badInput } from '../errors.ts'
import { withoutEndSlashes } from '../text/trim-text.ts'

/**
 * Normalizes a typed URL for storage: http(s) without a trailing slash, or empty. Throws 400 for anything
 * else, including credentials in the URL, because lists would show them.
 */
export const checkedAddress = (field: string, typed: string, example = 'https://s3.example.com'): string => {
  const address = withoutEndSlashes(typed.trim())
  if (address === '') return ''
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw badInput({ [field]: `Enter a full URL, such as ${example}` })
  if (url.username || url.password || url.search || url.hash)
    throw badInput({ [field]: 'Enter only the URL, without keys, question mark or hash.' })
  return address
}
