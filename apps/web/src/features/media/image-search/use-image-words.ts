import { limits } from '@web2/contract/core'
import { defaultImageSearch, imageSearchLength } from '@web2/contract/media'
import { useDelayed } from './use-delayed.ts'

/**
 * Returns the search text shared by the tabs; it takes effect after a delay, or at once on Enter or the
 * button.
 */
export const useImageWords = (first = '') =>
  useDelayed(first.trim().slice(0, imageSearchLength), defaultImageSearch, limits.imageSearchDelay)

export type ImageWords = ReturnType<typeof useImageWords>
