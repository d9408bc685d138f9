/** Duration in ms of a long press that opens the menu. */
export const longPress = 500

/** Movement in px allowed during a long press. */
const tremble = 8

/**
 * Calls `held` if the finger still rests after `ms`, and suppresses the click at the end of such a press.
 * Returns a function to cancel.
 */
export const onLongPress = (press: PointerEvent, ms: number, held: () => void): (() => void) => {
  const end = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    end.abort()
  }
  const timer = setTimeout(() => {
    end.abort()
    // listens on the touched element, which may leave the page
    const pressed = press.target ?? window
    const lifted = new AbortController()
    const until = { capture: true, passive: false, signal: lifted.signal }
    pressed.addEventListener('touchcancel', () => lifted.abort(), until)
    pressed.addEventListener(
      'touchend',
      (event) => {
        lifted.abort()
        if (event.cancelable) event.preventDefault()
      },
      until,
    )
    held()
  }, ms)
  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void) =>
    window.addEventListener(name, heard, { capture: true, signal: end.signal })

  on('pointermove', (event) => {
    if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) > tremble) stop()
  })
  on('pointerup', stop)
  on('pointercancel', stop)
  return stop
}
