const reasons = {
  'private-network': (host: string) =>
    `The address ${host} leads into a private network. Use a public address, ` +
    'or ask whoever runs this installation to add it to EGRESS_ALLOW.',
  'no-web-port': (host: string) =>
    `The port of ${host} belongs to something else than web pages. Use the address of the site itself.`,
}

/** An outbound call was refused because of its target address. */
export class EgressRefused extends Error {
  readonly code = 'EGRESS_REFUSED'

  constructor(host: string, reason: keyof typeof reasons = 'private-network') {
    super(reasons[reason](host))
    this.name = 'EgressRefused'
  }
}
