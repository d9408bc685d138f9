import { useEffect, useRef, type ReactNode } from 'react'

interface RevealedProps {
  readonly children: ReactNode
}

/** Scrolls to its children when they appear, such as a failure at the beginning of a form that is saved at its end. */
export const Revealed = ({ children }: RevealedProps) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // browsers may return a promise, which is no clean-up of an effect
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={place}>{children}</div>
}
