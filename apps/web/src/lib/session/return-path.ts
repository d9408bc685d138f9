/** Where to go after sign-in: a path of this app, whatever the address claims. */
export const returnPath = (wanted: string | undefined): string => {
  if (wanted === undefined || !wanted.startsWith('/')) return '/'
  const url = new URL(wanted, window.location.origin)
  // '//host' leads to another host, also where it is what is left of '/.//host'
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return '/'
  return `${url.pathname}${url.search}${url.hash}`
}
