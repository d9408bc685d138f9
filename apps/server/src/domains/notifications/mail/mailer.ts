import type { Outcome } from '../../../platform/outbound/outcome.ts'

/** Email as it is sent. */
export interface OutgoingMail {
  /** Message-ID, so that recipients recognize a second copy. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Sends emails. */
export interface Mailer {
  send(letter: OutgoingMail): Promise<Outcome<null>>
}
