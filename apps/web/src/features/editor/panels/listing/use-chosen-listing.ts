import type { Nap } from '@web2/contract/listings'
import { useMemo, useSyncExternalStore } from 'react'
import type { Editing } from '../session/begin-editing.ts'

const never = () => () => {}

/** Returns the page's listing and a function to choose another; a site's listing is set in its settings. */
export const useChosenListing = ({ saver, opened }: Editing) => {
  const { listing } = opened
  const napId = useSyncExternalStore(listing?.nap.subscribe ?? never, () => listing?.nap.get()?._id ?? '')
  const choice = useMemo(
    () =>
      listing && {
        chooseListing: async (nap: Nap | null): Promise<string | null> => {
          const answer = await listing.choose(nap, saver.revision())
          if (answer.kind === 'stored') saver.rebase(answer.revision)
          if (answer.kind === 'conflict')
            return `This ${opened.kind} changed since you opened it. Save it first, then choose the listing.`
          return answer.kind === 'failed' ? answer.sentence : null
        },
      },
    [listing, saver, opened.kind],
  )
  return { napId, choice }
}
