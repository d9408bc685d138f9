import { isSlug } from '@web2/contract/core'

/** The result of resolving a URL on the built-in host: a file below the sites' directory, or a redirect. */
export type Resolved = { file: readonly string[]; site: string } | { redirect: string } | 'nothing'

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/**
 * Checks for a name that can't leave its folder: no '.', '..', hidden file, separator or control character.
 */
const isPlain = (name: string): boolean => name !== '' && !name.startsWith('.') && !/[/\\\p{Cc}]/u.test(name)

/** Returns the site of a host name such as `my-site.localhost`. */
const siteOfHost = (host: string | undefined): string | undefined => {
  const label = /^([^.:]+)\.localhost(?::\d+)?$/i.exec(host ?? '')?.[1]?.toLowerCase()
  return label !== undefined && isSlug(label) ? label : undefined
}

/**
 * Resolves `/<site>/<path>`, or `/<path>` on a site's own host name. A folder's URL ends with a slash and
 * serves its index.html; `isFolder` checks paths without one.
 */
export const resolveRequest = async (
  url: string,
  host: string | undefined,
  isFolder: (path: readonly string[]) => Promise<boolean>,
): Promise<Resolved> => {
  const [path = '/', query] = url.split('?', 2)
  const search = query === undefined ? '' : `?${query}`
  const names = path.split('/').slice(1).map(decoded)
  const endsWithSlash = names.at(-1) === ''
  if (endsWithSlash) names.pop()
  if (!names.every((name) => name !== undefined && isPlain(name))) return 'nothing'
  const parts = names as string[]
  const hostSite = siteOfHost(host)
  const file = hostSite === undefined ? parts : [hostSite, ...parts]
  const site = file[0]
  if (site === undefined || !isSlug(site)) return 'nothing'
  if (endsWithSlash || (hostSite !== undefined && parts.length === 0))
    return { file: [...file, 'index.html'], site }
  if (await isFolder(file)) return { redirect: `${path}/${search}` }
  return { file, site }
}
