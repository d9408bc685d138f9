const prefixes = ['/api/', '/snappy/']

/** Returns whether a path belongs to the API; all others are the web app's. */
export const isApiPath = (path: string): boolean => prefixes.some((prefix) => path.startsWith(prefix))

/**
 * Returns whether no part of a path is a property of Object.prototype, because Feathers keeps services in
 * plain objects and would find 'constructor'.
 */
const isPlain = (path: string): boolean => path.split('/').every((name) => !(name in Object.prototype))

/**
 * Returns the service path in a path. REST requires the API's base ('/api/naps'); sockets name services bare,
 * or with 'snappy/' in front as our own app does. Returns undefined for other paths.
 */
export const servicePath = (address: unknown): string | undefined => {
  if (typeof address !== 'string') return undefined
  const prefix = prefixes.find((each) => address.startsWith(each))
  if (!prefix && address.startsWith('/')) return undefined
  const path = prefix ? address.slice(prefix.length) : address.replace(/^(api|snappy)\//, '')
  return isPlain(path) ? path : undefined
}
