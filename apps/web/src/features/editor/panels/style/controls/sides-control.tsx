import { useState } from 'react'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { CommitInput } from '../../fields/commit-input.tsx'
import controls from '../../fields/controls.module.css'
import lengths from './lengths.module.css'
import { Row } from '../../fields/field-row.tsx'
import { scrub } from '../../fields/drag-number.ts'
import { lengthOf, mixedText, refusalOf, shownValue, steppedLength, typedLength } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useGroup, useStyleModel, useStyleState } from '../use-style.ts'

export interface SidesControlProps {
  readonly label: string
  /** The four properties with the labels of their fields, in the order top, right, bottom, left. */
  readonly sides: readonly { readonly property: string; readonly name: string }[]
}

interface SideProps {
  readonly property: string
  readonly name: string
  readonly label: string
  /** Properties that change together. */
  readonly together: readonly string[]
}

const Side = ({ property, name, label, together }: SideProps) => {
  const model = useStyleModel()
  const state = useStyleState(property)
  const value = state.isSet ? shownValue(state.value) : ''
  const inherited = state.isSet ? '' : shownValue(state.value)
  const all = (length: string) => Object.fromEntries(together.map((each) => [each, length]))
  const commit = (typed: string) => {
    const length = typedLength(typed, lengthOf(value)?.unit || 'px')
    if (length === null) model.clear(together)
    else model.set(all(length))
  }
  const drag = scrub({
    begin: () => {
      const from = lengthOf(value || inherited) ? value || inherited : model.computed(property)
      if (lengthOf(from || '0') === null) return null
      return {
        move: (by) => {
          const next = steppedLength(from, by)
          if (next !== null && refusalOf(property, next) === null) model.set(all(next), 'merge')
        },
        ...model.gesture(`Change ${label.toLowerCase()}`),
      }
    },
  })
  return (
    <div className={lengths.side} data-origin={state.origin.kind}>
      <CommitInput
        label={`${label} ${name}`}
        value={value}
        placeholder={state.mixed ? mixedText : inherited}
        computed={state.mixed || inherited ? undefined : property}
        selectsAll
        step={(text, by) => steppedLength(text === mixedText ? '' : text, by)}
        check={(typed) => {
          const length = typedLength(typed)
          return length === null ? null : refusalOf(property, length)
        }}
        commit={commit}
        commitStep={(typed) => model.set(all(typed), 'merge')}
      />
      <span aria-hidden="true" data-scrub="true" onPointerDown={drag}>
        {name}
      </span>
    </div>
  )
}

/** Four lengths around a box, separate or linked. */
export const SidesControl = ({ label, sides }: SidesControlProps) => {
  const [linked, setLinked] = useState(false)
  const all = sides.map(({ property }) => property)
  const { origin, clear } = useGroup(all)
  return (
    <Row
      label={label}
      origin={origin}
      clear={clear}
      token={<TokenButton property={all[0] ?? ''} also={all.slice(1)} label={label} />}
    >
      <div className={lengths.sides} role="group" aria-label={label}>
        {sides.map((side) => (
          <Side key={side.property} {...side} label={label} together={linked ? all : [side.property]} />
        ))}
        <button
          type="button"
          className={controls.iconButton}
          aria-pressed={linked}
          aria-label={`Link ${label.toLowerCase()} sides`}
          title={linked ? 'Edit sides separately' : 'Edit all sides together'}
          onClick={() => setLinked(!linked)}
        >
          {linked ? <IconLink size={14} /> : <IconLinkOff size={14} />}
        </button>
      </div>
    </Row>
  )
}
