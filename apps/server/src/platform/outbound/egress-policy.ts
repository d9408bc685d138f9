/** Hosts and ports that may be reached although their address is private. */
export interface EgressPolicy {
  allows(host: string, port: number): boolean
}

const bare = (host: string): string => host.replace(/^\[|\]$/g, '').toLowerCase()

/** Creates a policy from `host:port` entries (EGRESS_ALLOW); `[::1]:9000` for IPv6. */
export const egressPolicy = (entries: readonly string[]): EgressPolicy => {
  const allowed = new Set(
    entries.map((entry) => {
      const colon = entry.lastIndexOf(':')
      return `${bare(entry.slice(0, colon))}:${entry.slice(colon + 1)}`
    }),
  )
  return { allows: (host, port) => allowed.has(`${bare(host)}:${port}`) }
}
