/** An outbound call was not made because of where it would have gone. */
export class EgressRefused extends Error {
  readonly code = 'EGRESS_REFUSED'

  constructor(host: string) {
    super(
      `The address ${host} leads into a private network. Use a public address, ` +
        'or ask whoever runs this installation to add it to EGRESS_ALLOW.',
    )
    this.name = 'EgressRefused'
  }
}
