import { useEffect } from 'react'

/** Px by which bars of the browser differ from a keyboard. */
const keyboard = 100

/**
 * Some browsers lay their keyboard over the page instead of making it smaller. While one is open,
 * `--app-height` and `--app-top` (px) tell what is left of the window.
 */
export const useVisibleHeight = (): void => {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const clear = () => {
      style.removeProperty('--app-height')
      style.removeProperty('--app-top')
    }
    const measure = () => {
      // a window that was drawn larger shows less of the page too, and is moved about by hand
      if (view.scale > 1.01 || window.innerHeight - view.height < keyboard) return clear()
      style.setProperty('--app-height', `${Math.round(view.height)}px`)
      style.setProperty('--app-top', `${Math.round(view.offsetTop)}px`)
    }
    const end = new AbortController()
    for (const name of ['resize', 'scroll'] as const)
      view.addEventListener(name, measure, { signal: end.signal })
    return () => {
      end.abort()
      clear()
    }
  }, [])
}
