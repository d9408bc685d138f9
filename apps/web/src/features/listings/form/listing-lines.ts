import type { NapData } from '@web2/contract/listings'

/* Social links as one line, for cells of a file and for comparing: 'https://a; https://b'. */

export const socialsLine = (socials: NapData['additionalSocials']): string =>
  (socials ?? []).map(({ value }) => value).join('; ')

/** Reads what socialsLine writes; the same link twice counts once. An address may hold a semicolon itself. */
export const readSocials = (line: string): NonNullable<NapData['additionalSocials']> => {
  const links = line
    .split(/;(?=\s|https?:)/)
    .map((link) => link.trim())
    .filter((link) => link !== '')
  return [...new Set(links)].map((value, at) => ({ name: `social-${at + 1}`, value }))
}
