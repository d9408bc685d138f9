import { useEffect } from 'react'
import type { Store as Signal } from '../../../../lib/store.ts'
import type { Canvas } from '../../interaction/mount-canvas.ts'

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Time in ms in which a closing dialog may restore the focus itself. */
const grace = 60

const overlayOf = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="group"]')?.ariaLabel !== 'Page canvas'
    ? target.closest(overlays)
    : null

/**
 * Restores the focus after a menu or dialog closes: to the element that had it before, or to the page if that
 * is gone.
 */
export const useKeptFocus = (canvas: Signal<Canvas | null>): void => {
  useEffect(() => {
    const end = new AbortController()
    let origin: HTMLElement | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const giveBack = () => {
      if (document.querySelector('[aria-modal="true"]')) return
      closing.disconnect()
      if (document.activeElement !== document.body) return
      if (origin?.isConnected && origin.offsetParent !== null) origin.focus({ preventScroll: true })
      else canvas.get()?.focus()
    }
    const closing = new MutationObserver(() => {
      if (document.activeElement !== document.body) return
      clearTimeout(timer)
      timer = setTimeout(giveBack, grace)
    })
    document.addEventListener(
      'focusin',
      (event) => {
        if (!overlayOf(event.target)) return closing.disconnect()
        const from = event.relatedTarget
        if (!overlayOf(from)) origin = from instanceof HTMLElement ? from : null
        closing.observe(document.body, { childList: true, subtree: true })
      },
      { signal: end.signal },
    )
    return () => {
      end.abort()
      closing.disconnect()
      clearTimeout(timer)
    }
  }, [canvas])
}
