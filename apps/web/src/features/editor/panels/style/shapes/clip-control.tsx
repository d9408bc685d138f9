import {
  clipKinds,
  clipShapeCss,
  newClipShape,
  readClipShape,
  type ClipKind,
  type ClipShape,
} from '@web2/builder'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { refusalOf, shownNumber } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useProperty, useStyleModel } from '../use-style.ts'
import { AmountField } from './amount-field.tsx'
import { ShapeTiles } from './shape-tiles.tsx'
import { removeEffect } from './use-paired.ts'

const labels: Readonly<Record<ClipKind, string>> = {
  'slant-bottom': 'Slant at the bottom',
  'slant-top': 'Slant at the top',
  'slant-both': 'Slant at both ends',
  parallelogram: 'Parallelogram',
  'arrow-down': 'Arrow down',
  'arrow-right': 'Arrow right',
  hexagon: 'Hexagon',
  beveled: 'Cut corners',
  triangle: 'Triangle',
  diamond: 'Diamond',
  circle: 'Circle',
  ellipse: 'Ellipse',
  rounded: 'Rounded',
}

const amountNames: Partial<Record<ClipKind, string>> = {
  circle: 'Radius',
  ellipse: 'Radius',
  rounded: 'Radius',
}

/** A shape as it is drawn on a small tile, where the usual amount would hardly be seen. */
const drawn = (kind: ClipKind): ClipShape => {
  const { amount } = newClipShape(kind)
  return { kind, amount: kind === 'rounded' ? '6px' : amount === '10%' ? '25%' : amount }
}

const tiles = clipKinds.map((kind) => ({
  value: kind,
  label: labels[kind],
  look: { clipPath: clipShapeCss(drawn(kind)) },
}))

/** Shape of a block: presets with their amount, and any other as CSS. */
export const ClipControl = () => {
  const model = useStyleModel()
  const { value, isSet, mixed, origin, set, merge, clear } = useProperty('clip-path')
  const css = shownNumber(value)
  const shape = readClipShape(css)
  const choose = (kind: string) => {
    const chosen = clipKinds.find((each) => each === kind)
    if (chosen) set(clipShapeCss(newClipShape(chosen)))
    else removeEffect(model, { 'clip-path': 'none' })
  }
  return (
    <Row
      label="Shape"
      origin={origin}
      clear={clear}
      token={<TokenButton property="clip-path" label="Shape" />}
    >
      <div className={fields.stack} role="group" aria-label="Shape">
        <ShapeTiles
          label="Shapes"
          tiles={tiles}
          value={shape?.kind ?? (css === 'none' || (css === '' && !mixed) ? 'none' : '')}
          choose={choose}
        />
        {shape && <p className={fields.note}>{labels[shape.kind]}</p>}
        {shape && shape.amount !== '' && (
          <AmountField
            label={amountNames[shape.kind] ?? 'Cut'}
            value={shape.amount}
            group={shape.kind === 'rounded' ? 'radius' : 'space'}
            most={shape.kind === 'circle' || shape.kind === 'ellipse' ? 100 : 50}
            check={(amount) => refusalOf('clip-path', clipShapeCss({ ...shape, amount }))}
            change={(amount, how) => (how ? merge : set)(clipShapeCss({ ...shape, amount }))}
          />
        )}
        <CommitInput
          label="Shape as CSS"
          value={isSet ? css : ''}
          placeholder={mixed ? 'Mixed' : isSet ? '' : css || 'none'}
          check={(typed) => (typed.trim() === '' ? null : refusalOf('clip-path', typed.trim()))}
          commit={(typed) => set(typed.trim() || undefined)}
        />
      </div>
    </Row>
  )
}
