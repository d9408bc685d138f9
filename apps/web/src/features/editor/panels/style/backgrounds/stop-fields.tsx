import { colorStop, stopPercents, type Gradient } from '@web2/builder'
import { ColorField } from '../../fields/color-field.tsx'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { TokenSelect } from '../controls/token-select.tsx'
import { refusalOf, steppedLength } from '../style-values.ts'
import { useTokenValue } from '../use-token-value.ts'

interface StopColorProps {
  readonly label: string
  readonly color: string
  readonly change: (color: string, how?: 'merge') => void
}

/** A color with the design tokens of the theme. */
export const LayerColor = ({ label, color, change }: StopColorProps) => {
  const stands = useTokenValue(color)
  return (
    <>
      <ColorField
        label={label}
        value={color}
        stands={stands}
        check={(typed) => (typed.trim() === '' ? 'Enter a color.' : refusalOf('color', typed.trim()))}
        commit={(typed) => change(typed.trim())}
        choose={(chosen) => change(chosen, 'merge')}
      />
      <TokenSelect label={label} group="color" value={color} commit={change} />
    </>
  )
}

interface StopFieldsProps {
  readonly gradient: Gradient
  readonly index: number
  readonly change: (gradient: Gradient, how?: 'merge') => void
  readonly move: (percent: number) => void
}

/** Color and exact position of one stop. */
export const StopFields = ({ gradient, index, change, move }: StopFieldsProps) => {
  const stop = gradient.stops[index]
  if (!stop) return null
  const place = (positions: readonly string[]) =>
    change({ ...gradient, stops: gradient.stops.with(index, { ...stop, positions }) })
  const commit = (typed: string) => {
    const text = typed.trim()
    if (/^-?[\d.]+%?$/.test(text)) return move(Number.parseFloat(text))
    place(text === '' ? [] : text.split(/\s+(?![^(]*\))/))
  }
  return (
    <div className={fields.stack} role="group" aria-label={`Stop ${index + 1} of ${gradient.stops.length}`}>
      {stop.color !== null && (
        <LayerColor
          label="Stop color"
          color={stop.color}
          change={(color, how) => change(colorStop(gradient, index, color), how)}
        />
      )}
      <CommitInput
        label="Stop position"
        value={stop.positions.join(' ')}
        placeholder={`${stopPercents(gradient)[index]!}%`}
        step={(text, by) => steppedLength(text, by, '%')}
        check={(typed) => {
          const text = typed.trim()
          if (stop.color === null && text === '') return 'Enter a position, such as 50%.'
          const value = /^-?[\d.]+$/.test(text) ? `${text}%` : text
          return refusalOf('background-image', `linear-gradient(red ${value}, blue)`)
        }}
        commit={commit}
      />
    </div>
  )
}
