const prefixes = ['/api/', '/snappy/']

/** Whether an address belongs to the API; all others are the web app's. */
export const isApiPath = (path: string): boolean => prefixes.some((prefix) => path.startsWith(prefix))

/** Feathers keeps services in plain objects, where 'constructor' and its kin are no services but found all the same. */
const isPlain = (path: string): boolean => path.split('/').every((name) => !(name in Object.prototype))

/**
 * The service path behind an address: REST must name the API's base ('/api/naps'), sockets name services bare, with
 * 'snappy/' in front where our own app has it. undefined: not ours.
 */
export const servicePath = (address: unknown): string | undefined => {
  if (typeof address !== 'string') return undefined
  const prefix = prefixes.find((each) => address.startsWith(each))
  if (!prefix && address.startsWith('/')) return undefined
  const path = prefix ? address.slice(prefix.length) : address.replace(/^(api|snappy)\//, '')
  return isPlain(path) ? path : undefined
}
