import { readColor } from '@web2/builder'
import { useCallback, useState, type CSSProperties } from 'react'
import { mixedText } from '../style/style-values.ts'
import { ColorChoice } from './color-choice.tsx'
import { CommitInput } from './commit-input.tsx'
import colorStyles from './colors.module.css'
import controls from './controls.module.css'
import styles from './fields.module.css'

export interface ColorFieldProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly computed?: string
  /** Color that the value stands for, if it is a token. */
  readonly stands?: string | undefined
  readonly check: (typed: string) => string | null
  readonly commit: (value: string) => void
  /** Called repeatedly while a color is being picked; `commit` by default. */
  readonly choose?: (value: string) => void
}

/** A field for any CSS color, and a swatch that opens a color picker below it. */
export const ColorField = ({ choose, stands, ...props }: ColorFieldProps) => {
  /** Color of the swatch when the picker was opened; null while it is closed. */
  const [opened, setOpened] = useState<string | null>(null)
  const close = useCallback(() => setOpened(null), [])
  const { label, value, placeholder = '', commit } = props
  const shown = stands ?? (value || (placeholder === mixedText ? '' : placeholder))
  return (
    <div className={styles.stack}>
      <div className={colorStyles.color}>
        <button
          type="button"
          className={controls.swatch}
          style={{ '--color': shown || 'transparent' } as CSSProperties}
          data-empty={shown === ''}
          data-clear={readColor(shown)?.[3] === 0}
          data-computed={shown === '' ? props.computed : undefined}
          aria-expanded={opened !== null}
          aria-label={`Choose ${label}`}
          onClick={({ currentTarget }) =>
            setOpened(opened === null ? shown || currentTarget.style.getPropertyValue('--in-effect') : null)
          }
        />
        <div>
          <CommitInput {...props} />
        </div>
      </div>
      {opened !== null && (
        <ColorChoice
          label={label}
          value={shown || opened}
          choose={choose ?? commit}
          pick={commit}
          close={close}
        />
      )}
    </div>
  )
}
