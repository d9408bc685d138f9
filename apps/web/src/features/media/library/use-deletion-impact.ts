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
  if (error) return `We could not check where it’s used. ${sentenceOf(error)}`
  if (!data) return undefined
  const isOne = files.length === 1
  if (data.pages === 0) return 'Not used on any page. You can’t undo this.'
  const more = data.pages - data.names.length
  const names = `${data.names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return isOne
    ? `Removed from the library. These keep showing it: ${names}.`
    : `Removed from the library. These keep showing them: ${names}.`
}
