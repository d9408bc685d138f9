import { useEffect, useRef } from 'react'
import { useInsertListing } from './use-insert-listing.ts'

/** The Page menu's way to the fields of a listing: it shows nothing itself. */
export const InsertListing = ({ close }: { readonly close: () => void }) => {
  const insertListing = useInsertListing()
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    close()
    insertListing()
  }, [close, insertListing])
  return null
}
