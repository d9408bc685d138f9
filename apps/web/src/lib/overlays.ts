import { createStore } from './store.ts'

/** Whether the chunk of what stands over the screens is needed: questions, dialogs of images, snackbars. */
export const overlaysNeeded = createStore(false)

/** To be called by whatever shows something over the screens. */
export const needOverlays = (): void => overlaysNeeded.set(true)

/**
 * Needs them with the first press of a key or button, so that they are there before the press has an answer. Returns how
 * to stop.
 */
export const needOverlaysOnUse = (): (() => void) => {
  const end = new AbortController()
  for (const name of ['pointerdown', 'keydown'])
    document.addEventListener(
      name,
      () => {
        end.abort()
        needOverlays()
      },
      { capture: true, signal: end.signal },
    )
  return () => end.abort()
}
