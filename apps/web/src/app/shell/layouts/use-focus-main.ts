import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type {} from './history-state.ts'

/**
 * Moves keyboard and screen reader to a new screen's content, also when it comes with another layout, such as after
 * the builder; not on the first load, not on a mere query,
 * and not when a screen goes on under another address (`sameScreen`) while somebody types in it.
 */
export const useFocusMain = () => {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname, state: entry } = useLocation()
  const { state } = useRouter()
  // nothing on the first load; on the way from another layout still where that one was
  const last = useRef(state.resolvedLocation?.pathname ?? pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (entry.sameScreen === true && ref.current?.contains(document.activeElement)) return
    ref.current?.focus({ preventScroll: true })
  }, [pathname, entry])
  return ref
}
