import { Choice } from '../../bar/choice.tsx'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import fields from '../../fields/fields.module.css'
import { keywordLabel, shownNumber } from '../style-values.ts'
import { useProperty } from '../use-style.ts'

const words = ['lighter', 'normal', 'bold'].map((value) => ({ value, label: keywordLabel(value) }))

const names = 'Thin,Extra light,Light,Regular,Medium,Semibold,Bold,Extra bold,Black'.split(',')

/** The nine weights by number, with their usual names. */
const numbers = names.map((name, at) => ({
  value: String((at + 1) * 100),
  label: `${(at + 1) * 100} ${name}`,
}))

/** Font weight as a word or as a number. */
export const WeightControl = () => {
  const { isSet, mixed, value, origin, set, clear } = useProperty('font-weight')
  const shown = mixed ? '' : shownNumber(value)
  const isWord = words.some((word) => word.value === shown)
  const computed = mixed || value !== undefined ? undefined : 'font-weight'
  return (
    <Row label="Font weight" origin={origin} clear={clear}>
      <div className={fields.stack}>
        <Choice label="Font weight" options={words} value={shown} onChange={set} computed={computed} />
        <SelectInput
          label="Exact weight"
          value={isSet && !isWord ? shown : ''}
          none={mixed ? 'Mixed' : 'Exact weight'}
          options={numbers}
          commit={(chosen) => set(chosen || undefined)}
        />
      </div>
    </Row>
  )
}
