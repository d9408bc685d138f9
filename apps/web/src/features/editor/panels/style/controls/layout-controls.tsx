import fields from '../../fields/fields.module.css'
import { shownNumber } from '../style-values.ts'
import type { StyleModel } from '../style-model.ts'
import { useLooked } from '../computed/use-computed.ts'
import { useStyleState } from '../use-style.ts'
import { ChoiceControl, SelectControl } from './choice-control.tsx'
import { LengthControl } from './length-control.tsx'
import { TracksControl } from './grid-tracks-control.tsx'

const ends = [
  { value: 'flex-start', label: 'Start' },
  { value: 'center', label: 'Center' },
  { value: 'flex-end', label: 'End' },
] as const

const shares = ['space-between', 'space-around', 'space-evenly'] as const

const gridEnds = ['start', 'center', 'end', 'stretch'] as const

const Gaps = () => (
  <>
    <LengthControl property="column-gap" label="Column gap" />
    <LengthControl property="row-gap" label="Row gap" />
  </>
)

const Flex = () => (
  <>
    <ChoiceControl
      property="flex-direction"
      label="Direction"
      options={[
        { value: 'row', label: '→' },
        { value: 'column', label: '↓' },
        { value: 'row-reverse', label: '←' },
        { value: 'column-reverse', label: '↑' },
      ]}
    />
    <div className={fields.pair}>
      <SelectControl property="justify-content" label="Justify" options={[...ends, ...shares]} />
      <SelectControl property="align-items" label="Align" options={['stretch', ...ends, 'baseline']} />
      <SelectControl property="flex-wrap" label="Wrap" options={['nowrap', 'wrap', 'wrap-reverse']} />
      <SelectControl
        property="align-content"
        label="Align content"
        options={['stretch', ...ends, ...shares]}
      />
      <Gaps />
    </div>
  </>
)

const Grid = () => (
  <>
    <TracksControl property="grid-template-columns" label="Columns" one="column" />
    <TracksControl property="grid-template-rows" label="Rows" one="row" />
    <div className={fields.pair}>
      <SelectControl property="justify-items" label="Justify items" options={gridEnds} />
      <SelectControl property="align-items" label="Align items" options={[...gridEnds, 'baseline']} />
      <SelectControl
        property="justify-content"
        label="Justify content"
        options={['start', 'center', 'end', ...shares]}
      />
      <SelectControl property="grid-auto-flow" label="Auto flow" options={['row', 'column', 'row dense']} />
      <Gaps />
    </div>
  </>
)

const computedDisplay = (model: StyleModel): string => model.computed('display')

/** Layout of a block's children. */
export const LayoutControls = () => {
  const computed = useLooked(computedDisplay)
  const display = shownNumber(useStyleState('display').value) || (computed ?? '')
  return (
    <>
      <SelectControl
        property="display"
        label="Display"
        options={['block', 'flex', 'grid', 'inline-block', 'inline', 'inline-flex', 'none']}
      />
      {display.endsWith('flex') && <Flex />}
      {display.endsWith('grid') && <Grid />}
    </>
  )
}
