import { limits } from '@web2/contract/core'
import { defaultImageSearch, imageSearchLength } from '@web2/contract/media'
import { useDelayed } from './use-delayed.ts'

/** The words of the search, shared by the tabs: they count after a pause, or at once by Enter or the button. */
export const useImageWords = (first = '') =>
  useDelayed(first.trim().slice(0, imageSearchLength), defaultImageSearch, limits.imageSearchDelay)

export type ImageWords = ReturnType<typeof useImageWords>
