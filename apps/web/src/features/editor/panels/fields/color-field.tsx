import { IconPalette } from '@tabler/icons-react'
import { useState } from 'react'
import { useEditor } from '../session/use-editor.ts'
import { asOpaqueAs, readColor, sixDigits } from '../style/colors.ts'
import { colorsOfPage } from '../style/controls/page-colors.ts'
import { CommitInput } from './commit-input.tsx'
import styles from './fields.module.css'
import colorStyles from './colors.module.css'

export interface ColorFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly computed?: string
  readonly check: (typed: string) => string | null
  readonly commit: (value: string) => void
  /** Called repeatedly while a color is being picked; `commit` by default. */
  readonly choose?: (value: string) => void
}

interface SwatchesProps {
  readonly label: string
  readonly pick: (color: string) => void
}

/** Colors that the page already uses, the most frequent first. */
const Swatches = ({ label, pick }: SwatchesProps) => {
  const { store } = useEditor()
  const [colors] = useState(() => colorsOfPage(store.document))
  if (colors.length === 0) return <p className={styles.note}>No page colors yet</p>
  return (
    <div className={colorStyles.swatches} role="group" aria-label={`Page colors for ${label}`}>
      {colors.map((color) => (
        <button
          key={color}
          type="button"
          className={colorStyles.pageColor}
          style={{ '--color': color } as React.CSSProperties}
          aria-label={color}
          title={color}
          onClick={() => pick(color)}
        />
      ))}
    </div>
  )
}

/** The browser's color picker, a field for any CSS color, and the page's colors. */
export const ColorField = ({ choose, ...props }: ColorFieldProps) => {
  const [open, setOpen] = useState(false)
  const { label, value, placeholder = '', commit } = props
  const shown = value || placeholder
  return (
    <div className={styles.stack}>
      <div className={colorStyles.color}>
        <input
          type="color"
          className={colorStyles.swatch}
          data-empty={shown === ''}
          data-clear={readColor(shown)?.a === 0}
          data-computed={shown === '' ? props.computed : undefined}
          aria-label={`Choose ${label}`}
          value={sixDigits(shown)}
          onChange={(event) => (choose ?? commit)(asOpaqueAs(value, event.currentTarget.value))}
        />
        <div>
          <CommitInput {...props} />
        </div>
        <button
          type="button"
          className={styles.iconButton}
          aria-expanded={open}
          aria-label={`Page colors for ${label}`}
          title="Page colors"
          onClick={() => setOpen(!open)}
        >
          <IconPalette size={16} />
        </button>
      </div>
      {open && <Swatches label={label} pick={commit} />}
    </div>
  )
}
