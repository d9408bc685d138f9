import { useEffect, useRef, useState } from 'react'
import controls from '../fields/controls.module.css'
import styles from './layers.module.css'

export interface LayerNameProps {
  readonly name: string
  /** Called with the typed name; null if the user canceled. */
  readonly done: (name: string | null) => void
}

/** Input for a layer's name; Enter and blur commit it, Escape cancels. */
export const LayerName = ({ name, done }: LayerNameProps) => {
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const finished = useRef(false)

  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])

  const finish = (result: string | null) => {
    if (finished.current) return
    finished.current = true
    done(result === name ? null : result)
  }
  return (
    <input
      ref={field}
      data-autofocus
      // Escape cancels the name without closing the sheet around it
      data-mantine-stop-propagation="true"
      className={`${controls.field} ${styles.field}`}
      aria-label="Layer name"
      maxLength={120}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => finish(typed)}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') finish(typed)
        if (event.key === 'Escape') finish(null)
      }}
    />
  )
}
