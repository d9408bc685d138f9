const loopback = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/i

const privateHost =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])(?:\.\d+){2}|\[f[cd][\da-f:]*\]|\[fe80[\da-f:]*\]|[^.]+|.+\.(?:local|internal|home\.arpa|lan))$/i

/** How far a host can be reached: on its own computer, in its own network, or from everywhere. */
const reachOf = (hostname: string): 0 | 1 | 2 => {
  const host = hostname.replace(/\.$/, '')
  if (loopback.test(host)) return 0
  return privateHost.test(host) ? 1 : 2
}

/** Parts of an http URL; one of another kind has no host that could be reached. */
const partsOf = (url: string): { readonly scheme: string; readonly host: string; readonly origin: string } => {
  const [origin = url, scheme = '', host = ''] =
    /^(https?):\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)(?::\d+)?/i.exec(url) ?? []
  return { origin, scheme: scheme.toLowerCase(), host }
}

/**
 * Returns why the forms of a site can't deliver to an installation at `publicUrl`, as text for the user; null if they
 * can. `baseUrl` is the URL of the site; undefined if it is unknown, as that of a zip file: then it counts as public.
 */
export const formReachProblem = (publicUrl: string, baseUrl: string | undefined): string | null => {
  const installation = partsOf(publicUrl)
  const site = baseUrl === undefined ? 2 : reachOf(partsOf(baseUrl).host)
  const own = reachOf(installation.host)
  if (own >= site && (site < 2 || installation.scheme === 'https')) return null
  return `Entries can’t reach this installation because PUBLIC_URL is ${installation.origin}. Set PUBLIC_URL to a public https:// URL, or use mailto: or a form service.`
}
