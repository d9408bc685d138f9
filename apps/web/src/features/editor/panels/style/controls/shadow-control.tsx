import type { Shadow } from '@web2/builder'
import { ColorField } from '../../fields/color-field.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { Slider } from '../../fields/slider.tsx'
import { refusalOf, shadowOf } from '../style-values.ts'
import { useProperty } from '../use-style.ts'

/** Maximum of a shadow slider, in px. */
const most = 20

export interface ShadowControlProps {
  readonly property: 'box-shadow' | 'text-shadow'
  readonly label: string
}

const parts = [
  { part: 'x', name: 'X', least: -most },
  { part: 'y', name: 'Y', least: -most },
  { part: 'blur', name: 'Blur', least: 0 },
  { part: 'spread', name: 'Spread', least: 0 },
] as const

export const ShadowControl = ({ property, label }: ShadowControlProps) => {
  const { value, origin, merge, clear } = useProperty(property)
  const shadow = shadowOf(property, value)
  const set = (change: Partial<Shadow>) => merge({ ...shadow, ...change })
  const shown = parts.filter(({ part }) => part !== 'spread' || property === 'box-shadow')
  return (
    <Row label={label} origin={origin} clear={clear}>
      <div className={fields.stack} role="group" aria-label={label}>
        {typeof value === 'string' && value !== 'none' && (
          <p className={fields.note}>
            Current: <code>{value}</code>. Moving a slider replaces it.
          </p>
        )}
        {shown.map(({ part, name, least }) => (
          <Slider
            key={part}
            label={name}
            min={least}
            max={most}
            value={shadow[part] ?? 0}
            commit={(number) => set({ [part]: number })}
          />
        ))}
        <ColorField
          label={`${label} color`}
          value={shadow.color}
          check={(typed) => refusalOf('color', typed.trim())}
          commit={(typed) => set({ color: typed.trim() })}
        />
      </div>
    </Row>
  )
}
