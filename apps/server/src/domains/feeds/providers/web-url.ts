/** Resolves an http(s) URL against its base; empty for anything else. */
export const webAddress = (given: string | undefined, base: string): string => {
  const address = URL.parse((given ?? '').trim(), base)
  if (!address || !given?.trim() || (address.protocol !== 'https:' && address.protocol !== 'http:')) return ''
  return address.href.length <= 2_000 ? address.href : ''
}
