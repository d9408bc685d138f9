import { useQuery } from '@tanstack/react-query'
import type { ImagePriceRecord } from '@web2/contract/ai'
import { useState } from 'react'
import { QueryState } from '../../../ui/query-state.tsx'
import { ImagePriceDialog } from './image-price-dialog.tsx'
import { ImagePriceTable } from './image-price-table.tsx'
import { allImagePrices } from './use-image-prices.ts'

/** The prices of image models, to edit. */
export const ImagePrices = () => {
  const list = useQuery({ ...allImagePrices, staleTime: 0 })
  const [edited, setEdited] = useState<ImagePriceRecord | undefined>(undefined)
  return (
    <>
      <QueryState query={list} of="cards" />
      {list.data !== undefined && <ImagePriceTable prices={list.data} onEdit={setEdited} />}
      {edited !== undefined && <ImagePriceDialog price={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
