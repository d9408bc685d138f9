import controls from './controls.module.css'

export interface SelectInputProps {
  readonly id?: string
  readonly label: string
  readonly value: string
  readonly options: readonly (string | { readonly value: string; readonly label: string })[]
  /** Label of the empty choice; without it there is none. */
  readonly none?: string
  /** CSS property whose computed value labels the empty choice. */
  readonly computed?: string
  readonly commit: (value: string) => void
}

export const SelectInput = ({ id, label, value, options, none, computed, commit }: SelectInputProps) => {
  const all = options.map((option) =>
    typeof option === 'string' ? { value: option, label: option } : option,
  )
  const foreign = value !== '' && !all.some((option) => option.value === value)
  return (
    <select
      id={id}
      className={controls.select}
      data-empty={value === ''}
      aria-label={label}
      value={value}
      onChange={(event) => commit(event.currentTarget.value)}
    >
      {(none !== undefined || value === '') && (
        <option value="" data-computed={computed}>
          {none ?? ''}
        </option>
      )}
      {foreign && <option value={value}>{value}</option>}
      {all.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
