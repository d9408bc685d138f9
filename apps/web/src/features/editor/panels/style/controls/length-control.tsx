import { useId, useState } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import styles from './lengths.module.css'
import { Row } from '../../fields/field-row.tsx'
import { scrub } from '../../fields/drag-number.ts'
import { lengthOf, mixedText, refusalOf, shownValue, steppedLength, typedLength } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useProperty, useStyleModel, type PropertyAccess } from '../use-style.ts'

export interface LengthProps {
  readonly property: string
  readonly label: string
  /** Keywords allowed instead of a length, such as `auto`. */
  readonly keywords?: readonly string[]
  /** Unit of a bare number; px by default. */
  readonly unit?: string
}

const units = ['px', '%', 'em', 'rem', 'vw', 'vh'] as const

interface UnitProps extends LengthProps {
  readonly access: PropertyAccess
  readonly shown: string
}

/**
 * Select for the unit of a length, of which only the arrow is visible, because the field shows the unit. Its
 * options render on first use because the panel has dozens of them.
 */
const Unit = ({ label, keywords = [], unit = 'px', access, shown }: UnitProps) => {
  const [used, setUsed] = useState(false)
  const length = lengthOf(shown)
  const isWord = shown !== '' && length === null
  const now = length ? length.unit || unit : isWord ? (keywords.includes(shown) ? shown : '–') : unit
  const choices = new Set([...units, ...keywords, now])
  const choose = (chosen: string) => {
    if (chosen === '–') return
    access.set(keywords.includes(chosen) ? chosen : `${length?.number ?? 0}${chosen}`)
  }
  return (
    <select
      className={`${controls.select} ${styles.unit}`}
      title="Unit"
      aria-label={`Unit of ${label}`}
      value={now}
      onPointerEnter={() => setUsed(true)}
      onFocus={() => setUsed(true)}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {(used ? [...choices] : [now]).map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  )
}

/** Returns a drag handler for a length's label, starting from the shown or else the computed value. */
export const useLengthScrub = (property: string, label: string, unit = 'px') => {
  const model = useStyleModel()
  return scrub({
    begin: () => {
      const shown = shownValue(model.state(property).value)
      const from = lengthOf(shown) ? shown : model.computed(property)
      if (lengthOf(from || '0') === null) return null
      const gesture = model.gesture(`Change ${label.toLowerCase()}`)
      return {
        move: (by) => {
          const next = steppedLength(from, by, unit)
          if (next !== null && refusalOf(property, next) === null) model.set({ [property]: next }, 'merge')
        },
        ...gesture,
      }
    },
  })
}

/** Input for a length with its unit, without a label. */
export const LengthInput = ({ id, ...props }: LengthProps & { readonly id?: string }) => {
  const { property, label, unit } = props
  const access = useProperty(property)
  const inherited = access.isSet ? '' : shownValue(access.value)
  const value = access.isSet ? shownValue(access.value) : ''
  return (
    <div className={styles.withUnit}>
      <CommitInput
        id={id}
        label={label}
        value={value}
        placeholder={access.mixed ? mixedText : inherited}
        computed={access.mixed || inherited ? undefined : property}
        selectsAll
        step={(text, by) => steppedLength(text === mixedText ? '' : text, by, unit)}
        check={(typed) => {
          const length = typedLength(typed, lengthOf(value)?.unit || unit)
          return length === null ? null : refusalOf(property, length)
        }}
        commit={(typed) => access.set(typedLength(typed, lengthOf(value)?.unit || unit) ?? undefined)}
        commitStep={(typed) => access.merge(typed)}
      />
      <Unit {...props} access={access} shown={value || inherited} />
    </div>
  )
}

export const LengthControl = (props: LengthProps) => {
  const id = useId()
  const { origin, clear } = useProperty(props.property)
  const drag = useLengthScrub(props.property, props.label, props.unit)
  return (
    <Row
      label={props.label}
      htmlFor={id}
      origin={origin}
      clear={clear}
      scrub={drag}
      token={<TokenButton property={props.property} label={props.label} />}
    >
      <LengthInput {...props} id={id} />
    </Row>
  )
}
