import { useEffect, useRef } from 'react'
import { useInsertListing } from './use-insert-listing.ts'

/** Page menu entry that opens the listing fields; renders nothing itself. */
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
