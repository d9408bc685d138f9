import { useEffect, useRef, useState } from 'react'
import styles from './font-list.module.css'
import type { ListedFont } from './font-library.ts'
import type { FontLibrary } from './use-font-library.ts'

interface FontRowProps {
  readonly font: ListedFont
  readonly group: string
  readonly isChosen: boolean
  readonly choose: () => void
  readonly faceOf: FontLibrary['previewFace']
}

/** A family in its own face, which is loaded when the row is in view. */
export const FontRow = ({ font, group, isChosen, choose, faceOf }: FontRowProps) => {
  const row = useRef<HTMLLabelElement>(null)
  const [face, setFace] = useState<string>()
  useEffect(() => {
    const element = row.current
    if (!element || face !== undefined || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setFace(faceOf(document, font))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [face, faceOf, font])
  return (
    <label ref={row} className={styles.row} title={font.name}>
      <input
        type="radio"
        className={styles.input}
        name={group}
        value={font.stack}
        checked={isChosen}
        onChange={choose}
      />
      <span className={styles.name} style={{ fontFamily: face }}>
        {font.name}
      </span>
      <span className={styles.summary}>{font.summary}</span>
    </label>
  )
}
