import type { Shadow } from '@web2/builder'
import { ColorInput, Row, Slider } from './fields.tsx'
import styles from './panel.module.css'
import { refusalOf, shadowOf } from './style-values.ts'
import type { StyleAccess } from './use-style.ts'

/** Largest value of a shadow slider, px (spec.md section 9). */
const most = 20

export interface ShadowControlProps {
  readonly property: 'box-shadow' | 'text-shadow'
  readonly label: string
  readonly style: StyleAccess
}

const parts = [
  { part: 'x', name: 'X', least: -most },
  { part: 'y', name: 'Y', least: -most },
  { part: 'blur', name: 'Blur', least: 0 },
  { part: 'spread', name: 'Spread', least: 0 },
] as const

export const ShadowControl = ({ property, label, style }: ShadowControlProps) => {
  const own = style.own[property]
  const shadow = shadowOf(property, style.effective[property])
  const set = (change: Partial<Shadow>) => style.set({ [property]: { ...shadow, ...change } })
  const shown = parts.filter(({ part }) => part !== 'spread' || property === 'box-shadow')
  return (
    <Row label={label} isSet={own !== undefined} clear={() => style.set({ [property]: undefined })}>
      <div className={styles.shadow} role="group" aria-label={label}>
        {shown.map(({ part, name, least }) => (
          <Slider
            key={part}
            label={name}
            min={least}
            max={most}
            value={shadow[part] ?? 0}
            commit={(value) => set({ [part]: value })}
          />
        ))}
        <ColorInput
          label={`${label} color`}
          value={shadow.color}
          check={(typed) => refusalOf('color', typed.trim())}
          commit={(typed) => set({ color: typed.trim() })}
        />
      </div>
    </Row>
  )
}
