import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Moves keyboard and screen reader to a new screen's content, but not on the first load and not on a mere query. */
export const useFocusMain = () => {
  const ref = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    ref.current?.focus({ preventScroll: true })
  }, [pathname])
  return ref
}
