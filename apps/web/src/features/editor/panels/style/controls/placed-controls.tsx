import fields from '../../fields/fields.module.css'
import type { StyleModel } from '../style-model.ts'
import { useLooked } from '../computed/use-computed.ts'
import { SelectControl } from './choice-control.tsx'
import { LengthControl } from './length-control.tsx'
import { NumberControl } from './number-control.tsx'

const FlexItem = () => (
  <div className={fields.pair}>
    <NumberControl property="flex-grow" label="Grow" />
    <NumberControl property="flex-shrink" label="Shrink" />
    <LengthControl property="flex-basis" label="Basis" keywords={['auto', 'content']} />
    <NumberControl property="order" label="Order" />
    <SelectControl
      property="align-self"
      label="Align self"
      options={['auto', 'flex-start', 'center', 'flex-end', 'stretch', 'baseline']}
    />
  </div>
)

const GridItem = () => (
  <div className={fields.pair}>
    <NumberControl property="grid-column" label="Grid column" hint="span 2, or 1 / 3" />
    <NumberControl property="grid-row" label="Grid row" hint="span 2, or 1 / 3" />
    <SelectControl
      property="justify-self"
      label="Justify self"
      options={['auto', 'start', 'center', 'end', 'stretch']}
    />
    <SelectControl
      property="align-self"
      label="Align self"
      options={['auto', 'start', 'center', 'end', 'stretch']}
    />
    <NumberControl property="order" label="Order" />
  </div>
)

const Floating = () => (
  <div className={fields.pair}>
    <SelectControl property="float" label="Float" options={['none', 'left', 'right']} />
    <SelectControl property="clear" label="Clear" options={['none', 'left', 'right', 'both']} />
    <SelectControl
      property="vertical-align"
      label="Vertical align"
      options={['baseline', 'top', 'middle', 'bottom']}
    />
  </div>
)

const parentDisplay = (model: StyleModel): string => model.parentDisplay()

/** Controls for a block's placement, depending on its parent's layout. */
export const PlacedControls = () => {
  const display = useLooked(parentDisplay)
  if (display === null) return null
  if (display.endsWith('flex')) return <FlexItem />
  return display.endsWith('grid') ? <GridItem /> : <Floating />
}
