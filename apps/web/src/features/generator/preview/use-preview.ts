import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { TurboDefinition } from '@web2/contract/generator'
import { previewTurbo } from '../resources.ts'

/** Begins the keys of previews, which change with the template and the listings. */
export const previews = 'turbo-previews'

const previewOf = (definition: TurboDefinition, index: number) =>
  queryOptions({
    queryKey: [previews, definition, index],
    queryFn: () => previewTurbo({ definition, index }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })

/** Fetches one page of a definition; the previous one is shown until it arrives. */
export const usePreview = (definition: TurboDefinition, index: number) =>
  useQuery(previewOf(definition, index))
