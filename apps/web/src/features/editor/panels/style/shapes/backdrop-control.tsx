import { namesOfProperty } from '@web2/builder'
import { Choice } from '../../bar/choice.tsx'
import fields from '../../fields/fields.module.css'
import { colorOf } from '../colors.ts'
import { FunctionsControl } from '../controls/functions-control.tsx'
import { functionsOf, numberIn, withFunction } from '../controls/functions.ts'
import type { StyleModel } from '../style-model.ts'
import { shownNumber } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useLooked } from '../computed/use-computed.ts'
import { useStyleModel } from '../use-style.ts'
import { removeEffect, usePaired } from './use-paired.ts'

const property = 'backdrop-filter'

const presets = [
  { value: '0', label: 'Off' },
  { value: '4', label: 'Light' },
  { value: '12', label: 'Medium' },
  { value: '24', label: 'Strong' },
] as const

/** Returns true if the block hides what is behind it, so that no effect on it can be seen. */
const isOpaque = (model: StyleModel): boolean => {
  const color = model.computed('background-color')
  return color !== '' && colorOf(color)?.[3] === 1
}

/** Effects on what is behind a block: how much it is blurred, and the other functions. */
export const BackdropControl = () => {
  const model = useStyleModel()
  const { value, mixed, set } = usePaired(property)
  const opaque = useLooked(isOpaque)
  const text = shownNumber(value)
  const functions = functionsOf(text)
  const blur = functions && !mixed ? String(numberIn(functions.get('blur'), 0)) : ''
  const choose = (amount: string) => {
    const next = withFunction(functions ? text : '', 'blur', amount === '0' ? null : `${amount}px`)
    if (next === '') removeEffect(model, { [property]: 'none' })
    else set(next)
  }
  return (
    <FunctionsControl
      property={property}
      label="Backdrop"
      token={<TokenButton property={property} also={namesOfProperty(property)} label="Backdrop" />}
    >
      <Choice label="Backdrop blur" options={presets} value={blur as '0'} onChange={choose} />
      {text !== '' && text !== 'none' && opaque && (
        <p className={fields.note}>
          The background color of this block hides what is behind it. Choose a translucent color to see the
          effect.
        </p>
      )}
    </FunctionsControl>
  )
}
