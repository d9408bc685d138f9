import { memo, useId } from 'react'
import { Choice } from '../bar/choice.tsx'
import { ColorInput, CommitInput, Row, SelectInput, Slider } from './fields.tsx'
import { ShadowControl } from './shadow-control.tsx'
import { SidesControl } from './sides-control.tsx'
import { propertiesOf, type StyleField } from './style-fields.ts'
import { lineHeightFactor, radiusNumber, refusalOf, shownValue, typedLength } from './style-values.ts'
import type { StyleAccess } from './use-style.ts'

const spaced = (options: readonly string[]) =>
  options.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1).replace(/-/g, ' '),
  }))

const lineHeights = ['1', '1.5', '2'].map((value) => ({ value, label: `${value}×` }))

const bareUrl = (value: string): string => (value === 'none' ? '' : value)

interface StyleControlProps {
  readonly field: StyleField
  readonly style: StyleAccess
}

/** The panel has dozens of controls; one renders only when a property of its own became another. */
const sameValues = (before: StyleControlProps, after: StyleControlProps): boolean =>
  before.field === after.field &&
  before.style.set === after.style.set &&
  propertiesOf(after.field).every(
    (name) =>
      before.style.own[name] === after.style.own[name] &&
      before.style.effective[name] === after.style.effective[name],
  )

const StyleControlOf = ({ field, style }: StyleControlProps) => {
  const id = useId()
  const { property, label } = field
  const own = style.own[property]
  const value = shownValue(own)
  const inherited = own === undefined ? shownValue(style.effective[property]) : ''
  const set = (next: string | undefined) => style.set({ [property]: next })
  const row = { label, isSet: own !== undefined, clear: () => set(undefined) }
  const checked = (typed: string) => (typed.trim() === '' ? null : refusalOf(property, typed.trim()))

  if (field.kind === 'sides') return <SidesControl property={field.property} label={label} style={style} />
  if (field.kind === 'shadow') return <ShadowControl property={field.property} label={label} style={style} />
  if (field.kind === 'length') {
    return (
      <Row {...row} htmlFor={id}>
        <CommitInput
          id={id}
          label={label}
          value={value}
          placeholder={inherited}
          steps
          check={(typed) => checked(typedLength(typed) ?? '')}
          commit={(typed) => set(typedLength(typed) ?? undefined)}
        />
      </Row>
    )
  }
  if (field.kind === 'color') {
    return (
      <Row {...row} htmlFor={id}>
        <ColorInput
          id={id}
          label={label}
          value={value}
          placeholder={inherited}
          check={checked}
          commit={(typed) => set(typed.trim() || undefined)}
        />
      </Row>
    )
  }
  if (field.kind === 'select') {
    return (
      <Row {...row} htmlFor={id}>
        <SelectInput
          id={id}
          label={label}
          value={value}
          none={inherited ? `(${inherited})` : '–'}
          options={spaced(field.options)}
          commit={(chosen) => set(chosen || undefined)}
        />
      </Row>
    )
  }
  if (field.kind === 'choice') {
    return (
      <Row {...row}>
        <Choice label={label} options={spaced(field.options)} value={value || inherited} onChange={set} />
      </Row>
    )
  }
  if (field.kind === 'line-height') {
    const factor = lineHeightFactor(style.effective)
    return (
      <Row {...row}>
        <Choice
          label={label}
          options={lineHeights}
          value={factor === null ? '' : String(factor)}
          onChange={(chosen) => style.set({ [property]: Number(chosen) })}
        />
      </Row>
    )
  }
  if (field.kind === 'radius') {
    return (
      <Row {...row}>
        <Slider
          label="Radius"
          min={0}
          max={60}
          value={radiusNumber(style.effective[property])}
          commit={(radius) => set(`${radius}px`)}
        />
      </Row>
    )
  }
  const isImage = field.kind === 'image'
  return (
    <Row {...row} htmlFor={id}>
      <CommitInput
        id={id}
        label={label}
        value={isImage ? bareUrl(value) : value}
        placeholder={inherited || (isImage ? 'https://…' : field.hint)}
        inputMode={isImage ? 'url' : 'text'}
        check={isImage ? undefined : checked}
        commit={(typed) => set(typed.trim() || undefined)}
      />
    </Row>
  )
}

/** One line of the Style tab. */
export const StyleControl = memo(StyleControlOf, sameValues)
