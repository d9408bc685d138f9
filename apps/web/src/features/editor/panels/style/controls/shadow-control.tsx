import { readShadow, tokenOfValue, type Shadow } from '@web2/builder'
import { ColorField } from '../../fields/color-field.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { Slider } from '../../fields/slider.tsx'
import { useTokenTexts } from '../backgrounds/use-token-texts.ts'
import { refusalOf, shadowOf } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useTokenValue } from '../use-token-value.ts'
import { useProperty } from '../use-style.ts'
import { ShadowTokens } from './shadow-tokens.tsx'

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
  const { value, origin, set: choose, merge, clear } = useProperty(property)
  const texts = useTokenTexts()
  const stands = useTokenValue(value)
  const css = typeof value === 'string' && value !== 'none' ? value : ''
  const shadow = shadowOf(property, stands ?? value)
  const isToken = tokenOfValue(value) !== null
  const set = (change: Partial<Shadow>) => merge({ ...shadow, ...change })
  const shown = parts.filter(({ part }) => part !== 'spread' || property === 'box-shadow')
  return (
    <Row
      label={label}
      origin={origin}
      clear={clear}
      token={<TokenButton property={property} label={label} />}
    >
      <div className={fields.stack} role="group" aria-label={label}>
        <ShadowTokens property={property} label={label} value={value} choose={choose} />
        {css !== '' && (isToken || !readShadow(property, css)) && (
          <p className={fields.note}>
            Current: <code>{css}</code>. Moving a slider replaces it{isToken && ' with a value of its own'}.
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
          stands={shadow.color.includes('var(') ? texts(shadow.color) : undefined}
          check={(typed) => refusalOf('color', typed.trim())}
          commit={(typed) => set({ color: typed.trim() })}
        />
      </div>
    </Row>
  )
}
