import { CommitInput, Row } from './fields.tsx'
import styles from './panel.module.css'
import { sidesOf } from './style-fields.ts'
import { refusalOf, shownValue, typedLength } from './style-values.ts'
import type { StyleAccess } from './use-style.ts'

export interface SidesControlProps {
  readonly property: 'margin' | 'padding'
  readonly label: string
  readonly style: StyleAccess
}

/** The four sides of margin or padding. */
export const SidesControl = ({ property, label, style }: SidesControlProps) => {
  const sides = sidesOf(property)
  const isSet = sides.some((side) => style.own[side] !== undefined)
  const clear = () => style.set(Object.fromEntries(sides.map((side) => [side, undefined])))
  return (
    <Row label={label} isSet={isSet} clear={clear}>
      <div className={styles.sides} role="group" aria-label={label}>
        {sides.map((side) => {
          const name = side.slice(property.length + 1)
          return (
            <div key={side} className={styles.side}>
              <CommitInput
                label={`${label} ${name}`}
                value={shownValue(style.own[side])}
                placeholder={shownValue(style.effective[side]) || '–'}
                steps
                check={(typed) => {
                  const length = typedLength(typed)
                  return length === null ? null : refusalOf(side, length)
                }}
                commit={(typed) => style.set({ [side]: typedLength(typed) ?? undefined })}
              />
              <span aria-hidden="true">{name}</span>
            </div>
          )
        })}
      </div>
    </Row>
  )
}
