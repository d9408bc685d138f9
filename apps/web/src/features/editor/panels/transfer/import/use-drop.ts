import { useEffect, useState } from 'react'
import { fileSource, sourceOf, type Source } from './source.ts'

const dropped = ({ dataTransfer }: DragEvent): Source | null => {
  const file = dataTransfer?.files[0]
  if (file) return fileSource(file)
  const text = dataTransfer?.getData('text/plain') ?? ''
  return text ? sourceOf(text) : null
}

/**
 * Accepts a file or text dropped anywhere in the window, because a browser would otherwise open the file
 * instead of the editor. Returns true while something is dragged over the window.
 */
export const useDrop = (onSource: (source: Source) => void): boolean => {
  const [over, setOver] = useState(false)

  useEffect(() => {
    const allow = (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const source = dropped(event)
      if (source) onSource(source)
    }
    window.addEventListener('dragover', allow)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', allow)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
    }
  }, [onSource])

  return over
}
