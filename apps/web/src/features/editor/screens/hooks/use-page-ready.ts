import { useState } from 'react'
import type { Editing } from '../../panels/session/begin-editing.ts'

/** False until the page was on the canvas for the first time: what stands beside it comes after it. */
export const usePageReady = ({ canvas }: Pick<Editing, 'canvas'>): boolean => {
  const isThere = canvas.use() !== null
  const [was, setWas] = useState(isThere)
  if (isThere && !was) setWas(true)
  return was
}
