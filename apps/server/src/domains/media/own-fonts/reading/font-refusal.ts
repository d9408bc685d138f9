/** An uploaded font can't be used; the message is for the person who sent it. */
export class FontRefusal extends Error {
  override readonly name = 'FontRefusal'
}

export const damaged =
  'This font file is damaged or incomplete. Get it again from where it came from, then upload it.'
export const hugeContent = 'This font is too large when unpacked. Upload a font with fewer characters.'
