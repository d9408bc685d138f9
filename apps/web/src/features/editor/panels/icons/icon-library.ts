import type { Json } from '@web2/builder'
import { iconLibraryUrls } from 'virtual:icon-library'

export type IconLook = 'outline' | 'filled'

export interface LibraryIcon {
  readonly name: string
  /** Search words besides the name, in lower case. */
  readonly words: string
  readonly shapes: readonly Json[]
}

const failure = 'The icon library could not be loaded. Check your connection and try again.'

const isRow = (row: unknown): row is [string, string, Json[]] =>
  Array.isArray(row) && typeof row[0] === 'string' && typeof row[1] === 'string' && Array.isArray(row[2])

/** Fetches all icons of a look. Throws with a sentence for the user. */
export const fetchIcons = async (look: IconLook): Promise<readonly LibraryIcon[]> => {
  const rows = await fetch(iconLibraryUrls[look])
    .then((response) => (response.ok ? (response.json() as Promise<unknown>) : null))
    .catch(() => null)
  if (!Array.isArray(rows)) throw new Error(failure)
  return rows.filter(isRow).map(([name, words, shapes]) => ({ name, words, shapes }))
}
