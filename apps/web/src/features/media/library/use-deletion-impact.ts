import { useQuery } from '@tanstack/react-query'
import type { MediaFile } from '@web2/contract/media'
import { filesUse, mediaKey } from './media-api.ts'
import { sentenceOf } from './error-sentence.ts'
import { pathOf } from './use-moves.ts'

/** Describes the consequence of deleting images that are in use; undefined until known. */
export const useConsequence = (files: readonly MediaFile[]): string | undefined => {
  const { data, error } = useQuery({
    queryKey: [...mediaKey, 'use', ...files.map(({ _id }) => _id)],
    queryFn: () => filesUse(files.map(pathOf)),
    staleTime: 0,
    gcTime: 0,
  })
  if (error) return `Where it is shown could not be found out: ${sentenceOf(error)}`
  if (!data) return undefined
  const isOne = files.length === 1
  if (data.pages === 0) return `No page shows ${isOne ? 'it' : 'any of them'}. This can't be taken back.`
  const more = data.pages - data.names.length
  const names = `${data.names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return isOne
    ? `It leaves the library. What shows it goes on showing it: ${names}.`
    : `They leave the library. What shows one of them goes on showing it: ${names}.`
}
