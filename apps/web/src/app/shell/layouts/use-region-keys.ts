import { useEffect } from 'react'
import { focusNextRegion } from '../../../lib/browser/regions.ts'
import { shortcuts } from '../../../lib/browser/shortcuts.ts'

/** F6 goes from region to region of the window, as in desktop programs; Shift+F6 goes back. */
export const useRegionKeys = () => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== shortcuts.nextRegion.keys ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        event.defaultPrevented
      )
        return
      event.preventDefault()
      focusNextRegion(event.shiftKey)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
