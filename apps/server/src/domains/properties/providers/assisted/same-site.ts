/** Hosts on which everybody has sites of their own, below a first part of the path: /view/my-site. */
const sharedHosts: Readonly<Record<string, number>> = { 'sites.google.com': 2 }

const bare = ({ host }: URL): string => host.replace(/^www\./, '')

const ownPart = (address: URL): string =>
  address.pathname
    .split('/')
    .filter(Boolean)
    .slice(0, sharedHosts[address.host] ?? 0)
    .join('/')

/**
 * Whether an address belongs to the same site as another. On a host that many people share, the part of the path that
 * names the site counts too: a code on somebody else's page proves nothing.
 */
export const isSameSite = (one: string, other: string): boolean => {
  const [first, second] = [URL.parse(one), URL.parse(other)]
  return (
    first !== null && second !== null && bare(first) === bare(second) && ownPart(first) === ownPart(second)
  )
}
