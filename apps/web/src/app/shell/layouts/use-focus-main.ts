import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type {} from './history-state.ts'

/**
 * Focuses the content of a new screen for keyboard and screen reader users, also across layouts, such as after the
 * editor. Not on the first load, on a change of the query alone, or when a screen continues under another URL
 * (`sameScreen`) while a person is typing in it.
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
