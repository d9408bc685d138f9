import type { CachedPage } from '@web2/contract/sites'
import { newId } from '../../lib/tables/new-id.ts'

/** A site that was never saved, while it is in the builder. */
export interface NewSiteInHand {
  /** Of the working copy that holds its pages. */
  readonly initialDataId: string
  /** The listing that its pages show. */
  readonly napId: string | null
  /** Its pages as they are now. */
  readonly pages: () => readonly CachedPage[]
  /** Saves the open page to the working copy; returns false after an error shown to the user. */
  readonly keep: () => Promise<boolean>
}

const nameOf = (accountId: string) => `web2.initial-data.${accountId}`

/**
 * Id of the working copy that "Build site" continues in this browser. The server has the copy itself, shared by the
 * whole account.
 */
export const initialData = {
  /** A new id where there is none yet. */
  id: (accountId: string): string => {
    const known = localStorage.getItem(nameOf(accountId))
    if (known !== null) return known
    const made = `new-${newId()}`
    localStorage.setItem(nameOf(accountId), made)
    return made
  },
  use: (accountId: string, id: string): void => localStorage.setItem(nameOf(accountId), id),
  clear: (accountId: string): void => localStorage.removeItem(nameOf(accountId)),
}
