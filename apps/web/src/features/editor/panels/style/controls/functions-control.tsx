import type { ReactNode } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { Slider } from '../../fields/slider.tsx'
import { functionsOf, numberIn, withFunction } from './functions.ts'
import { refusalOf, shownNumber } from '../style-values.ts'
import { usePaired } from '../shapes/use-paired.ts'

/** A function with one number, such as `rotate(45deg)`. */
interface Part {
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly unit: string
  /** The number without effect. */
  readonly neutral: number
}

const transforms: readonly Part[] = [
  { name: 'translateX', label: 'Move X', min: -200, max: 200, unit: 'px', neutral: 0 },
  { name: 'translateY', label: 'Move Y', min: -200, max: 200, unit: 'px', neutral: 0 },
  { name: 'scale', label: 'Scale', min: 0, max: 3, step: 0.05, unit: '', neutral: 1 },
  { name: 'rotate', label: 'Rotate', min: -180, max: 180, unit: 'deg', neutral: 0 },
]

const filters: readonly Part[] = [
  { name: 'blur', label: 'Blur', min: 0, max: 20, unit: 'px', neutral: 0 },
  { name: 'brightness', label: 'Brightness', min: 0, max: 2, step: 0.05, unit: '', neutral: 1 },
  { name: 'contrast', label: 'Contrast', min: 0, max: 2, step: 0.05, unit: '', neutral: 1 },
  { name: 'saturate', label: 'Saturation', min: 0, max: 2, step: 0.05, unit: '', neutral: 1 },
  { name: 'grayscale', label: 'Grayscale', min: 0, max: 1, step: 0.05, unit: '', neutral: 0 },
]

const backdrops: readonly Part[] = filters.map((part) => (part.name === 'blur' ? { ...part, max: 40 } : part))

const partsOf = { transform: transforms, filter: filters, 'backdrop-filter': backdrops } as const

export interface FunctionsControlProps {
  readonly property: keyof typeof partsOf
  readonly label: string
  /** Button that offers design tokens. */
  readonly token?: ReactNode
  /** Fields above the sliders. */
  readonly children?: ReactNode
}

/** Sliders for the usual functions of a transform or filter, and a text field for the others. */
export const FunctionsControl = ({ property, label, token, children }: FunctionsControlProps) => {
  const { value, isSet, mixed, origin, set, merge, clear } = usePaired(property)
  const text = shownNumber(value)
  const functions = functionsOf(text)
  const change = (part: Part, number: number) =>
    merge(
      withFunction(text, part.name, number === part.neutral ? null : `${number}${part.unit}`) || undefined,
    )
  return (
    <Row label={label} origin={origin} clear={clear} token={token}>
      <div className={fields.stack} role="group" aria-label={label}>
        {children}
        {functions &&
          partsOf[property].map((part) => (
            <Slider
              key={part.name}
              {...part}
              unit=""
              value={numberIn(functions.get(part.name), part.neutral)}
              commit={(number) => change(part, number)}
            />
          ))}
        <CommitInput
          label={`${label} as CSS`}
          value={isSet ? text : ''}
          placeholder={mixed ? 'Mixed' : isSet ? '' : text || 'none'}
          check={(typed) => (typed.trim() === '' ? null : refusalOf(property, typed.trim()))}
          commit={(typed) => set(typed.trim() || undefined)}
        />
      </div>
    </Row>
  )
}
