import { useQuery } from '@tanstack/react-query'
import type { MediaFile } from '@web2/contract'
import { fileUse, mediaKey } from './media-api.ts'
import { sentenceOf } from './sentence-of.ts'

/** What deleting a picture means, by where it is shown; undefined until that is known. */
export const useConsequence = (file: MediaFile): string | undefined => {
  const { data, error } = useQuery({
    queryKey: [...mediaKey, 'use', file._id],
    queryFn: () => fileUse(file),
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return `Where it is shown could not be found out: ${sentenceOf(error)}`
  if (!data) return undefined
  if (data.pages === 0) return "No page shows it. This can't be taken back."
  const more = data.pages - data.names.length
  const names = `${data.names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `It leaves the library. What shows it goes on showing it: ${names}.`
}
