import { useState } from 'react'
import { Choice } from '../../bar/choice.tsx'
import { ColorField } from '../../fields/color-field.tsx'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import {
  keywordLabel,
  refusalOf,
  shownNumber,
  shownValue,
  steppedLength,
  typedLength,
} from '../style-values.ts'
import { useGroup, useStyleModel, useStyleState } from '../use-style.ts'
import type { StyleValues } from '../style-model.ts'

const sides = ['top', 'right', 'bottom', 'left'] as const
type Side = (typeof sides)[number] | 'all'

const choices = [
  { value: 'all', label: 'All' },
  { value: 'top', label: 'Top' },
  { value: 'right', label: 'Right' },
  { value: 'bottom', label: 'Bottom' },
  { value: 'left', label: 'Left' },
] as const

const lines = ['none', 'solid', 'dashed', 'dotted', 'double', 'groove', 'ridge', 'inset', 'outset'].map(
  (value) => ({ value, label: keywordLabel(value) }),
)

const parts = ['width', 'style', 'color'] as const
type Part = (typeof parts)[number]

const propertiesOf = (side: Side): readonly string[] =>
  (side === 'all' ? sides : [side]).flatMap((each) => parts.map((part) => `border-${each}-${part}`))

const everything = ['border', ...propertiesOf('all')]

/** Adds the values that a browser needs to draw a border at all. */
const visible = (change: Partial<Record<Part, string>>, now: Readonly<Record<Part, string>>) => ({
  ...(change.style === undefined && (now.style === '' || now.style === 'none') ? { style: 'solid' } : {}),
  ...(change.width === undefined && (now.width === '' || Number.parseFloat(now.width) === 0)
    ? { width: '1px' }
    : {}),
  ...change,
})

/** Width, line and color of the border on one side or all sides. */
export const BorderControl = () => {
  const model = useStyleModel()
  const [side, setSide] = useState<Side>('all')
  const { origin } = useGroup(everything)
  const read = side === 'all' ? 'top' : side
  const width = useStyleState(`border-${read}-width`)
  const line = useStyleState(`border-${read}-style`)
  const color = useStyleState(`border-${read}-color`)
  const now = {
    width: shownValue(width.value),
    style: shownNumber(line.value),
    color: shownValue(color.value),
  }
  const set = (change: Partial<Record<Part, string>>, how?: 'merge') => {
    const full = change.style === 'none' ? change : visible(change, now)
    const values: Record<string, StyleValues[string]> = {}
    for (const each of side === 'all' ? sides : [side]) {
      for (const [part, value] of Object.entries(full)) values[`border-${each}-${part}`] = value
    }
    model.set(values, how)
  }
  return (
    <Row
      label="Border"
      origin={origin}
      clear={() => model.clear(side === 'all' ? everything : propertiesOf(side))}
    >
      <div className={fields.stack} role="group" aria-label="Border">
        <Choice label="Border side" options={choices} value={side} onChange={setSide} />
        <div className={fields.pair}>
          <CommitInput
            label="Border width"
            value={now.width}
            placeholder={width.mixed ? 'Mixed' : undefined}
            computed={width.mixed ? undefined : `border-${read}-width`}
            selectsAll
            step={steppedLength}
            check={(typed) => refusalOf('border-top-width', typedLength(typed) ?? '0px')}
            commit={(typed) => set({ width: typedLength(typed) ?? '0px' })}
            commitStep={(typed) => set({ width: typed }, 'merge')}
          />
          <SelectInput
            label="Border style"
            value={now.style}
            none={line.mixed ? 'Mixed' : '–'}
            options={lines}
            commit={(chosen) => set({ style: chosen || 'none' })}
          />
        </div>
        <ColorField
          label="Border color"
          value={now.color}
          placeholder={color.mixed ? 'Mixed' : ''}
          check={(typed) => refusalOf('color', typed.trim())}
          commit={(typed) => set({ color: typed.trim() })}
          choose={(chosen) => set({ color: chosen }, 'merge')}
        />
      </div>
    </Row>
  )
}
