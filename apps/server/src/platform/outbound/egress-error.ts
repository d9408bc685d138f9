const reasons = {
  'private-network': (host: string) =>
    `The host ${host} is in a private network. Use a public URL, ` +
    'or ask an admin to add it to EGRESS_ALLOW.',
  'no-web-port': (host: string) =>
    `The port of ${host} isn’t allowed for web requests. Use the site’s own URL.`,
}

/** An outbound call was refused because of its target address. */
export class EgressRefused extends Error {
  readonly code = 'EGRESS_REFUSED'

  constructor(host: string, reason: keyof typeof reasons = 'private-network') {
    super(reasons[reason](host))
    this.name = 'EgressRefused'
  }
}
