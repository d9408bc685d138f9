import type { NodeRecord } from '@web2/builder'
import { useId, type ReactNode } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput, type SelectInputProps } from '../../fields/select-input.tsx'
import { Toggle } from '../../fields/toggle.tsx'
import { steppedNumber } from '../../style/style-values.ts'
import { textIn, useProps } from '../use-props.ts'

export interface PropRow {
  /** All of one type; a change sets the prop of each. */
  readonly records: readonly NodeRecord[]
  readonly prop: string
  readonly label: string
}

export interface TextRowProps extends PropRow {
  readonly placeholder?: string
  readonly multiline?: boolean
  readonly inputMode?: 'url' | 'numeric' | 'text'
  readonly check?: (typed: string) => string | null
  /** Converts typed text to the prop's value; the text itself by default. */
  readonly kept?: (typed: string) => string | undefined
  /** A button at the end of the field. */
  readonly button?: ReactNode
}

/** Field of a text prop. */
export const TextRow = (props: TextRowProps) => {
  const { records, prop, label, placeholder, kept = (typed: string) => typed, button, ...input } = props
  const id = useId()
  const { read, set } = useProps(records)
  const { value, mixed } = read(prop)
  const field = (
    <CommitInput
      {...input}
      id={id}
      label={label}
      value={textIn(value)}
      placeholder={mixed ? 'Mixed' : placeholder}
      commit={(typed) => set({ [prop]: kept(typed) })}
    />
  )
  return (
    <Row label={label} htmlFor={id}>
      {button ? (
        <div className={fields.withButton}>
          {field}
          {button}
        </div>
      ) : (
        field
      )}
    </Row>
  )
}

export interface NumberRowProps extends PropRow {
  readonly least?: number
  readonly most?: number
  /** May be empty. */
  readonly optional?: boolean
}

/** Field of an integer prop; refuses other input. */
export const NumberRow = (props: NumberRowProps) => {
  const { records, prop, label, least = 0, most = Infinity, optional = false } = props
  const id = useId()
  const { read, set, merge } = useProps(records)
  const { value, mixed } = read(prop)
  const refused =
    most === Infinity
      ? `${label} must be a whole number of at least ${least}.`
      : `${label} must be a whole number from ${least} to ${most}.`
  const fits = (number: number) => number >= least && number <= most
  const empty = (typed: string) => optional && typed.trim() === ''
  return (
    <Row label={label} htmlFor={id}>
      <CommitInput
        id={id}
        label={label}
        inputMode="numeric"
        value={textIn(value)}
        placeholder={mixed ? 'Mixed' : undefined}
        step={steppedNumber}
        check={(typed) => (empty(typed) || fits(Number.parseInt(typed, 10)) ? null : refused)}
        commit={(typed) => set({ [prop]: empty(typed) ? undefined : Number.parseInt(typed, 10) })}
        commitStep={(typed) => merge({ [prop]: Number.parseInt(typed, 10) })}
      />
    </Row>
  )
}

export interface SelectRowProps extends PropRow {
  readonly options: SelectInputProps['options']
  /** Sets the prop, if a choice sets more than it. */
  readonly choose?: (value: string) => void
  readonly none?: string
}

export const SelectRow = ({ records, prop, label, options, choose, none }: SelectRowProps) => {
  const id = useId()
  const { read, set } = useProps(records)
  const { value, mixed } = read(prop)
  return (
    <Row label={label} htmlFor={id}>
      <SelectInput
        id={id}
        label={label}
        options={options}
        none={mixed ? 'Mixed' : none}
        value={textIn(value)}
        commit={(chosen) => {
          if (choose) choose(chosen)
          else if (chosen !== '' || none !== undefined) set({ [prop]: chosen || undefined })
        }}
      />
    </Row>
  )
}

export const ToggleRow = ({ records, prop, label }: PropRow) => {
  const { read, set } = useProps(records)
  const { value, mixed } = read(prop)
  return <Toggle label={label} checked={value === true} mixed={mixed} commit={(on) => set({ [prop]: on })} />
}
