import {
  maskCss,
  maskInitial,
  maskKinds,
  maskProperties,
  namesOfProperty,
  newMask,
  readMask,
  type Mask,
  type MaskKind,
  type MaskValues,
} from '@web2/builder'
import { useSyncExternalStore, type CSSProperties } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import type { StyleModel } from '../style-model.ts'
import { refusalOf, shownNumber } from '../style-values.ts'
import { TokenButton } from '../token-button.tsx'
import { useGroup, useStyleModel } from '../use-style.ts'
import { AmountField } from './amount-field.tsx'
import { ShapeTiles } from './shape-tiles.tsx'
import { removeEffect, usePaired, withNames } from './use-paired.ts'

const labels: Readonly<Record<MaskKind, string>> = {
  'fade-bottom': 'Fade at the bottom',
  'fade-top': 'Fade at the top',
  'fade-left': 'Fade at the left',
  'fade-right': 'Fade at the right',
  'fade-sides': 'Fade at both sides',
  'fade-ends': 'Fade at the top and bottom',
  'fade-around': 'Fade all around',
  'soft-circle': 'Soft circle',
  zigzag: 'Zigzag edge',
  scallops: 'Scalloped edge',
}

const fadesTwice = (kind: MaskKind): boolean => kind === 'fade-sides' || kind === 'fade-ends'

const hasTeeth = (kind: MaskKind): boolean => kind === 'zigzag' || kind === 'scallops'

const drawn = (kind: MaskKind): CSSProperties => {
  const values = maskCss({ kind, amount: hasTeeth(kind) ? '8px' : fadesTwice(kind) ? '40%' : '60%' })
  return {
    maskImage: values['mask-image'],
    maskSize: values['mask-size'],
    maskPosition: values['mask-position'],
    maskRepeat: values['mask-repeat'],
  }
}

const tiles = maskKinds.map((kind) => ({ value: kind, label: labels[kind], look: drawn(kind) }))
const allNames = maskProperties.flatMap(namesOfProperty)

/** Returns the texts of the mask's properties, by whichever name they are set. */
const textsOf = (model: StyleModel): string =>
  JSON.stringify(
    Object.fromEntries(
      maskProperties.flatMap((property) => {
        const [older, own] = namesOfProperty(property).map((name) => model.state(name).value)
        const text = shownNumber(own ?? older)
        return text === '' || text === maskInitial[property] ? [] : [[property, text] as const]
      }),
    ),
  )

/** Mask of a block: fades and edges with their amount, and any other image as CSS. */
export const MaskControl = () => {
  const model = useStyleModel()
  const image = usePaired('mask-image')
  const { origin, clear } = useGroup(allNames)
  const texts = useSyncExternalStore(model.subscribe, () => textsOf(model))
  const values = JSON.parse(texts) as MaskValues
  const mask = readMask(values)
  const css = shownNumber(image.value)

  const write = (next: Mask, how?: 'merge') => {
    const set = maskCss(next)
    const others = maskProperties.filter((property) => !(property in set))
    if (how) return model.set(withNames(set), how)
    const gesture = model.gesture('Change mask')
    removeEffect(model, Object.fromEntries(others.map((property) => [property, maskInitial[property]])))
    model.set(withNames(set))
    gesture.end()
  }
  const choose = (kind: string) => {
    const chosen = maskKinds.find((each) => each === kind)
    if (chosen) write(newMask(chosen))
    else removeEffect(model, maskInitial)
  }
  return (
    <Row
      label="Mask"
      origin={origin}
      clear={clear}
      token={<TokenButton property="mask-image" also={['-webkit-mask-image']} label="Mask" />}
    >
      <div className={fields.stack} role="group" aria-label="Mask">
        <ShapeTiles
          label="Masks"
          tiles={tiles}
          value={mask?.kind ?? (values['mask-image'] === undefined && !image.mixed ? 'none' : '')}
          choose={choose}
        />
        {mask && <p className={fields.note}>{labels[mask.kind]}</p>}
        {mask && (
          <AmountField
            label={hasTeeth(mask.kind) ? 'Width' : 'Fade'}
            value={mask.amount}
            group="space"
            most={fadesTwice(mask.kind) ? 50 : 100}
            check={(amount) =>
              Object.entries(maskCss({ ...mask, amount }))
                .map(([property, value]) => refusalOf(property, value))
                .find((refusal) => refusal !== null) ?? null
            }
            change={(amount, how) => write({ ...mask, amount }, how)}
          />
        )}
        <CommitInput
          label="Mask image as CSS"
          value={image.isSet ? css : ''}
          placeholder={image.mixed ? 'Mixed' : image.isSet ? '' : css || 'none'}
          check={(typed) => (typed.trim() === '' ? null : refusalOf('mask-image', typed.trim()))}
          commit={(typed) => image.set(typed.trim() || undefined)}
        />
      </div>
    </Row>
  )
}
