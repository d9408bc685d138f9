const firstOf = (menu: Element): HTMLElement | null =>
  menu.querySelector<HTMLElement>('[role^="menuitem"]:not([disabled], [data-disabled])')

/**
 * A menu that was opened by a key has its first item marked, so that Enter chooses it; what its items wait for may come
 * later. A pointer marks nothing. Answers how to stop.
 */
export const markFirstItems = (): (() => void) => {
  let byKey = false
  const waiting = new MutationObserver(() => {
    const menu = document.activeElement
    if (menu?.role !== 'menu') return waiting.disconnect()
    const item = firstOf(menu)
    if (item === null) return
    waiting.disconnect()
    item.focus()
  })
  const end = new AbortController()
  const options = { capture: true, signal: end.signal }
  document.addEventListener('keydown', () => (byKey = true), options)
  document.addEventListener('pointerdown', () => (byKey = false), options)
  document.addEventListener(
    'focusin',
    ({ target }) => {
      waiting.disconnect()
      if (!byKey || !(target instanceof HTMLElement) || target.role !== 'menu') return
      const item = firstOf(target)
      if (item) item.focus()
      else waiting.observe(target, { childList: true, subtree: true })
    },
    options,
  )
  return () => {
    waiting.disconnect()
    end.abort()
  }
}
