import { badInput } from '../../platform/errors.ts'

/**
 * Normalizes a URL; accepts `feed:` and a missing scheme, because users paste them. Throws 400 for an invalid
 * one.
 */
export const feedAddress = (typed: string): string => {
  const given = typed
    .trim()
    .replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^feed:\/\//i, 'https://')
  const address = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`)
  if (!address || !/^https?:$/.test(address.protocol) || /\s/.test(given))
    throw badInput({ url: 'Enter the full URL of a feed, for example https://example.com/feed' })
  if (address.username || address.password)
    throw badInput({
      url: 'Enter the URL without a username and password. Only public feeds are supported.',
    })
  address.hash = ''
  return address.href
}
