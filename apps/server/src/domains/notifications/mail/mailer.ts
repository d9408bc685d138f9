import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** A mail as it goes out. */
export interface OutgoingMail {
  /** Named in the mail, so that one which is sent twice is known as the same by those who receive it. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What takes mail on its way. */
export interface Mailer {
  send(letter: OutgoingMail): Promise<Outcome<null>>
}
