/** Who can open a link: this computer only, its network, or everyone. */
export type LinkReach = 'computer' | 'network' | 'everyone'

const own = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/
const near =
  /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|169\.254(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|\[f(?:[cd]|e[89ab])[\da-f:]*\]|[^.[]+|.+\.(?:local|lan|internal|home\.arpa))$/

/** Returns who can open the URL, as far as its host tells. */
export const linkReach = (url: string): LinkReach => {
  const host = URL.parse(url)?.hostname ?? ''
  if (own.test(host)) return 'computer'
  return near.test(host) ? 'network' : 'everyone'
}
