export interface PointerFollower {
  readonly move: (event: PointerEvent) => void
  /** Called once, at the release. */
  readonly drop?: (event: PointerEvent) => void
  /** Called once, if the browser or Escape cancels. */
  readonly cancel?: () => void
  /** Whether Escape cancels now; without it, Escape never does. */
  readonly escapes?: () => boolean
}

/**
 * Follows the pointer over an element or the window after a press, until it is released or canceled.
 * Returns the controller that ends it without a call; its signal aborts at every end, before the call.
 */
export const followPointer = (
  target: HTMLElement | Window,
  { move, drop, cancel, escapes }: PointerFollower,
): AbortController => {
  const end = new AbortController()
  const { signal } = end
  const on = (name: 'pointermove' | 'pointerup' | 'pointercancel', heard: (event: PointerEvent) => void) =>
    target.addEventListener(name, (event) => heard(event as PointerEvent), { signal })
  const finish = (call?: () => void) => {
    end.abort()
    call?.()
  }
  on('pointermove', move)
  on('pointerup', (event) => finish(() => drop?.(event)))
  on('pointercancel', () => finish(cancel))
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !escapes?.()) return
    // nothing else closes on the same press of the key
    event.preventDefault()
    event.stopPropagation()
    finish(cancel)
  }
  document.addEventListener('keydown', escape, { signal, capture: true })
  return end
}
