/** Where to go after sign-in: a path of this app, whatever the address claims. */
export const returnPath = (wanted: string | undefined): string => {
  if (wanted === undefined || !wanted.startsWith('/')) return '/'
  // '//host' and '/\host' lead to other hosts.
  const url = new URL(wanted, window.location.origin)
  if (url.origin !== window.location.origin || /^\/[/\\]/.test(wanted)) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
