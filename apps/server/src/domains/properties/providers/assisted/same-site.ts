/** Hosts shared by many sites, with the number of path segments that identify one: /view/my-site. */
const sharedHosts: Readonly<Record<string, number>> = { 'sites.google.com': 2 }

const bare = ({ host }: URL): string => host.replace(/^www\./, '')

const ownPart = (address: URL): string =>
  address.pathname
    .split('/')
    .filter(Boolean)
    .slice(0, sharedHosts[address.host] ?? 0)
    .join('/')

/**
 * Returns whether two URLs belong to the same site. On a shared host the path segments of the site count too,
 * because a code on another site's page proves nothing.
 */
export const isSameSite = (one: string, other: string): boolean => {
  const [first, second] = [URL.parse(one), URL.parse(other)]
  return (
    first !== null && second !== null && bare(first) === bare(second) && ownPart(first) === ownPart(second)
  )
}
