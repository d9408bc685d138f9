import { firstPicture } from '@web2/site'
import { useMemo } from 'react'
import type { Editor } from '../../document/editor.ts'
import { useWholeDocument } from '../library/use-whole-document.ts'

const opened = (url: string): string | undefined =>
  /^(?:https?:\/\/|\/media\/)/i.test(url) ? url : undefined

/** Returns the social card's image if none is chosen: the first of the page and its sections; '' for none. */
export const useCardPicture = ({ store }: Editor): string => {
  const whole = useWholeDocument(store.document)
  return useMemo(() => (whole && firstPicture(whole, opened)) ?? '', [whole])
}
