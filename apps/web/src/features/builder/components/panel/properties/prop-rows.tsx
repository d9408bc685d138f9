import type { NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { CommitInput, Row, SelectInput, Toggle, type SelectInputProps } from '../fields.tsx'
import { textIn, useProps } from '../use-props.ts'

interface PropRow {
  readonly record: NodeRecord
  readonly prop: string
  readonly label: string
}

export interface TextRowProps extends PropRow {
  readonly placeholder?: string
  readonly multiline?: boolean
  readonly inputMode?: 'url' | 'numeric' | 'text'
  readonly check?: (typed: string) => string | null
}

/** A prop that is a text. */
export const TextRow = ({ record, prop, label, ...input }: TextRowProps) => {
  const id = useId()
  const { set } = useProps(record)
  return (
    <Row label={label} htmlFor={id}>
      <CommitInput
        {...input}
        id={id}
        label={label}
        value={textIn(record.props[prop])}
        commit={(typed) => set({ [prop]: typed })}
      />
    </Row>
  )
}

/** A prop that is a whole number; what is no number is refused. */
export const NumberRow = ({ record, prop, label, least = 0 }: PropRow & { readonly least?: number }) => {
  const id = useId()
  const { set } = useProps(record)
  const refused = `${label} must be a whole number, at least ${least}.`
  return (
    <Row label={label} htmlFor={id}>
      <CommitInput
        id={id}
        label={label}
        inputMode="numeric"
        value={textIn(record.props[prop])}
        check={(typed) => (Number.parseInt(typed, 10) >= least ? null : refused)}
        commit={(typed) => set({ [prop]: Number.parseInt(typed, 10) })}
      />
    </Row>
  )
}

export interface SelectRowProps extends PropRow {
  readonly options: SelectInputProps['options']
  /** Answers to further props that a choice brings with it. */
  readonly chosen?: (value: string) => void
}

export const SelectRow = ({ record, prop, label, options, chosen }: SelectRowProps) => {
  const id = useId()
  const { set } = useProps(record)
  return (
    <Row label={label} htmlFor={id}>
      <SelectInput
        id={id}
        label={label}
        options={options}
        value={textIn(record.props[prop])}
        commit={(value) => {
          if (set({ [prop]: value })) chosen?.(value)
        }}
      />
    </Row>
  )
}

export const ToggleRow = ({ record, prop, label }: PropRow) => {
  const { set } = useProps(record)
  return <Toggle label={label} checked={record.props[prop] === true} commit={(on) => set({ [prop]: on })} />
}
