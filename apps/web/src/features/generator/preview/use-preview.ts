import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { TurboDefinition } from '@web2/contract/generator'
import { previewTurbo, turboPreviews } from '../resources.ts'

const previewOf = (definition: TurboDefinition, index: number) =>
  queryOptions({
    queryKey: [turboPreviews, definition, index],
    queryFn: () => previewTurbo({ definition, index }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })

/** Fetches one page of a definition; the previous one is shown until it arrives. */
export const usePreview = (definition: TurboDefinition, index: number) =>
  useQuery(previewOf(definition, index))
