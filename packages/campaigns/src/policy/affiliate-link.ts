const hosts = [
  'amzn.to',
  'awin1.com',
  'clickbank.net',
  'shareasale.com',
  'anrdoezrs.net',
  'dpbolvw.net',
  'jdoqocy.com',
  'kqzyfj.com',
  'tkqlhce.com',
  'linksynergy.com',
  'prf.hn',
  'sjv.io',
  'pxf.io',
  'go2cloud.org',
]
const amazon = /(^|\.)amazon\.[a-z.]{2,6}$/
const parameters: ReadonlySet<string> = new Set([
  'aff',
  'affid',
  'aff_id',
  'affiliate',
  'affiliate_id',
  'hop',
  'irclickid',
  'awc',
])

const parts = /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)[^?#]*(?:\?([^#]*))?/i

/** Returns true if a URL is an affiliate link: a network's redirect, or one with a partner id. */
export const isAffiliateLink = (address: string): boolean => {
  const found = parts.exec(address)
  if (!found) return false
  const host = found[1]!.toLowerCase()
  if (hosts.some((known) => host === known || host.endsWith(`.${known}`))) return true
  const names = (found[2] ?? '').split('&').map((pair) => pair.split('=', 1)[0]!.toLowerCase())
  // on other hosts `tag` is a topic
  return names.some((name) => parameters.has(name) || (name === 'tag' && amazon.test(host)))
}
