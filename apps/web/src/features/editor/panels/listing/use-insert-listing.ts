import type { Nap } from '@web2/contract/listings'
import { useCallback } from 'react'
import { counted } from '../../../../lib/text/counted.ts'
import { pickListingFields } from '../../../listings/picker/pick-listing-fields.tsx'
import { listingBlocks } from '../../document/listing/listing-blocks.ts'
import { insertNextToSelection } from '../../document/insertion.ts'
import { useBuilder, type Builder } from '../session/use-editor.ts'

const noteFor = ({ opened, kind }: Builder) => {
  const noun = kind === 'section' ? 'section' : 'page'
  return (nap: Nap): string => {
    const shown = opened.shownListing()
    if (shown?._id === nap._id)
      return `What you insert follows this listing: change it there, and the ${noun} shows it.`
    if (shown === null && opened.listing)
      return `This listing becomes the one of this ${noun}, and what you insert follows it.`
    return shown === null
      ? 'This site has no business listing, so the data goes in as fixed text. Choose one in the settings of the site to have it follow the listing.'
      : `This ${noun} shows the data of ${shown.businessName}, so the data of another business goes in as fixed text.`
  }
}

/** Sets the listing as the page's own if it has none. Returns true if blocks may be bound to it. */
const bind = async ({ opened, chooseListing, editor }: Builder, nap: Nap): Promise<boolean> => {
  const shown = opened.shownListing()
  if (shown !== null || !opened.listing || !chooseListing) return shown?._id === nap._id
  const refused = await chooseListing(nap)
  if (refused !== null) editor.tell(`${refused} Until then the data is fixed text.`)
  return refused === null
}

/**
 * Returns a function that opens the field picker of a listing and inserts the chosen fields beside the
 * selection in one undo step.
 */
export const useInsertListing = (): ((listing?: Nap) => void) => {
  const builder = useBuilder()
  return useCallback(
    (listing) => {
      const { editor, canvas, opened } = builder
      // typed text is stored before anything reads the document
      canvas.get()?.machine.rest()
      const insert = async () => {
        const picked = await pickListingFields({
          listing: listing ?? null,
          likely: opened.shownListing(),
          noteFor: noteFor(builder),
        })
        if (picked === null) return
        const blocks = listingBlocks(picked.parts, await bind(builder, picked.listing))
        if (!insertNextToSelection(editor, counted(picked.fields.length, 'listing field'), blocks)) return
        const added = editor.session.selection.get()[0]
        if (added !== undefined) canvas.get()?.reveal(added)
      }
      void insert()
    },
    [builder],
  )
}
