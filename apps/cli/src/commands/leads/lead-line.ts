import type { Resources } from '@web2/client'

export type Lead = Resources['leads']['record']

/** Visitors write these texts: without control characters, which a terminal may take for commands. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text

/** Returns a lead as one readable line. */
export const leadLine = ({ createdAt, status, siteName, name, email, phone, message }: Lead): string => {
  const who = [name, email, phone].map(plain).filter((text) => text !== '')
  return [
    createdAt,
    status.padEnd(4),
    plain(siteName),
    shortened(who.length === 0 ? '(no name)' : who.join(', '), 120),
    shortened(plain(message), 200),
  ]
    .filter((text) => text !== '')
    .join('  ')
}
