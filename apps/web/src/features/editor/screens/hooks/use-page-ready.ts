import { useState } from 'react'
import type { Editing } from '../../panels/session/begin-editing.ts'

/**
 * Returns false until the page was first on the canvas, because the panels beside it are rendered after it.
 */
export const usePageReady = ({ canvas }: Pick<Editing, 'canvas'>): boolean => {
  const isThere = canvas.use() !== null
  const [was, setWas] = useState(isThere)
  if (isThere && !was) setWas(true)
  return was
}
