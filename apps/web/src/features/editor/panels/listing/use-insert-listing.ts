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
    if (shown?._id === nap._id) return `Inserted fields update when the listing changes.`
    if (shown === null && opened.listing)
      return `This becomes the listing of this ${noun}. Inserted fields update when it changes.`
    return shown === null
      ? 'This site has no business listing, so fields are inserted as fixed text. Choose a listing in the site settings to keep them up to date.'
      : `This ${noun} uses ${shown.businessName}, so fields of another business are inserted as fixed text.`
  }
}

/** Sets the listing as the page's own if it has none. Returns true if blocks may be bound to it. */
const bind = async ({ opened, chooseListing, editor }: Builder, nap: Nap): Promise<boolean> => {
  const shown = opened.shownListing()
  if (shown !== null || !opened.listing || !chooseListing) return shown?._id === nap._id
  const refused = await chooseListing(nap)
  if (refused !== null) editor.tell(`${refused} Until then, fields are inserted as fixed text.`)
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
