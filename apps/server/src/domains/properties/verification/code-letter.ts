import type { Config } from '../../../platform/config/config.ts'
import type { LetterContent } from '../../notifications/mail/mail-content.ts'

/** Returns the email with a one-time code to a site's contact address. */
export const codeLetter = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  property: string,
  code: string,
): LetterContent => ({
  subject: `${code} is your one-time code`,
  paragraphs: [
    `Somebody who uses this product says that ${property} is theirs, and chose this address, which the site shows, to prove it.`,
    `The one-time code is ${code}. It is good for 15 minutes.`,
  ],
  button: { label: 'Enter the code', url: `${publicUrl}/get-otp` },
  note: 'If this was not you, you need do nothing: without the code the site stays unconnected. Give it to nobody.',
})
