/** Ms that a finger rests before it asks for the menu. */
export const longPress = 500

/** Px that a resting finger may tremble. */
const tremble = 8

/**
 * Calls `held` when the finger of this press still rests after so many ms. What the browser makes of the end of such
 * a press, a click, is kept from the page. Answers how to give up.
 */
export const onLongPress = (press: PointerEvent, ms: number, held: () => void): (() => void) => {
  const end = new AbortController()
  const stop = () => {
    clearTimeout(timer)
    end.abort()
  }
  const timer = setTimeout(() => {
    end.abort()
    // heard where the finger went down, which may be gone from the page by then
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
