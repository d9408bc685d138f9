import { Row } from '../../fields/field-row.tsx'
import { Slider } from '../../fields/slider.tsx'
import { shownNumber } from '../style-values.ts'
import { useProperty } from '../use-style.ts'

const percentOf = (text: string): number => {
  const number = Number.parseFloat(text)
  if (Number.isNaN(number)) return 100
  return Math.round(text.trim().endsWith('%') ? number : number * 100)
}

export const OpacityControl = () => {
  const { value, mixed, origin, merge, clear } = useProperty('opacity')
  return (
    <Row label="Opacity" origin={origin} clear={clear}>
      <Slider
        label={mixed ? 'Mixed' : 'Opacity'}
        labelHidden={!mixed}
        min={0}
        max={100}
        unit="%"
        value={percentOf(shownNumber(value))}
        commit={(percent) => merge(percent / 100)}
      />
    </Row>
  )
}
