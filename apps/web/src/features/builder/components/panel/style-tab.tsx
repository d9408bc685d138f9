import type { NodeRecord } from '@web2/builder'
import { useState } from 'react'
import { useEditor } from '../../hooks/use-builder.ts'
import styles from './panel.module.css'
import { StyleControl } from './style-control.tsx'
import { styleSections, type StyleField, type StyleSection } from './style-fields.ts'
import { useStyle, type StyleAccess } from './use-style.ts'

/** Which sections are open is the person's habit, not the block's: it stays while blocks are selected. */
const initiallyOpen: ReadonlySet<string> = new Set(['Size', 'Spacing', 'Typography', 'Background'])

const layers = { desktop: '', tablet: 'Tablet and smaller', mobile: 'Mobile only' } as const

const isShort = ({ kind }: StyleField): boolean => kind === 'length' || kind === 'select'

const Section = ({ section, style }: { readonly section: StyleSection; readonly style: StyleAccess }) => {
  const [open, setOpen] = useState(initiallyOpen.has(section.title))
  const inPairs = section.fields.filter(isShort)
  const inLines = section.fields.filter((field) => !isShort(field))
  const control = (field: StyleField) => <StyleControl key={field.property} field={field} style={style} />
  return (
    <details className={styles.section} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{section.title}</summary>
      {open && (
        <div className={styles.fields}>
          {inPairs.length > 0 && <div className={styles.pair}>{inPairs.map(control)}</div>}
          {inLines.map(control)}
        </div>
      )}
    </details>
  )
}

export const StyleTab = ({ record }: { readonly record: NodeRecord }) => {
  const style = useStyle(record)
  const where = layers[useEditor().session.breakpoint.use()]
  return (
    <>
      {where && (
        <p className={styles.note} style={{ padding: '8px 12px' }}>
          Changes here apply to: <strong>{where}</strong>. Grey values come from wider screens.
        </p>
      )}
      {styleSections.map((section) => (
        <Section key={section.title} section={section} style={style} />
      ))}
    </>
  )
}
