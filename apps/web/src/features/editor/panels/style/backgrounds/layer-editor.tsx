import {
  colorImage,
  gradientCss,
  layerAddress,
  layerColor,
  layerKind,
  quotedUrl,
  readGradient,
  splitCssValue,
  type BackgroundLayer,
  type LayerProperty,
} from '@web2/builder'
import { useId } from 'react'
import { CommitInput } from '../../fields/commit-input.tsx'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { keywordLabel, refusalOf } from '../style-values.ts'
import { blendModes } from './blend-modes.ts'
import { GradientEditor } from './gradient-editor.tsx'
import { LayerColor } from './stop-fields.tsx'

interface LayerEditorProps {
  readonly layer: BackgroundLayer
  readonly change: (layer: BackgroundLayer, how?: 'merge') => void
}

const withValue = (layer: BackgroundLayer, property: LayerProperty, value: string): BackgroundLayer => {
  const { [property]: _before, ...rest } = layer.values
  return { ...layer, values: value === '' ? rest : { ...rest, [property]: value } }
}

const texts = [
  { property: 'background-size', label: 'Layer size', usual: ['auto', 'cover', 'contain'] },
  {
    property: 'background-position',
    label: 'Layer position',
    usual: ['center', 'top', 'bottom', 'left', 'right'],
  },
] as const

const choices = [
  {
    property: 'background-repeat',
    label: 'Layer repeat',
    options: ['repeat', 'no-repeat', 'repeat-x', 'repeat-y', 'round', 'space'],
  },
  { property: 'background-attachment', label: 'Layer attachment', options: ['scroll', 'fixed', 'local'] },
  {
    property: 'background-blend-mode',
    label: 'Layer blend mode',
    options: blendModes,
  },
] as const

/** Returns why a value can't be that of one layer; null if it can. */
const refusalOfOne = (property: LayerProperty, typed: string): string | null => {
  if (typed === '') return null
  if (splitCssValue(typed, 'comma')?.length !== 1)
    return 'Enter the value of this layer alone, without a comma.'
  return refusalOf(property, typed)
}

const Image = ({ layer, change }: LayerEditorProps) => {
  const { image } = layer
  const gradient = readGradient(image)
  const color = layerColor(image)
  const set = (next: string, how?: 'merge') => change({ ...layer, image: next }, how)
  if (color !== null)
    return <LayerColor label="Layer color" color={color} change={(next, how) => set(colorImage(next), how)} />
  if (gradient)
    return <GradientEditor gradient={gradient} change={(next, how) => set(gradientCss(next), how)} />
  if (layerKind(image) === 'image')
    return (
      <ImageUrlField
        label="Layer image"
        value={layerAddress(image) ?? ''}
        commit={(typed) => typed.trim() !== '' && set(quotedUrl(typed.trim()))}
      />
    )
  return (
    <>
      <p className={fields.note}>
        This layer is CSS that has no fields here. It stays as it is, and you can change its text.
      </p>
      <CommitInput
        label="Layer as CSS"
        value={image}
        multiline
        check={(typed) =>
          splitCssValue(typed.trim(), 'comma')?.length === 1 && typed.trim() !== ''
            ? refusalOf('background-image', typed.trim())
            : 'Enter one layer. Check its quotes and brackets.'
        }
        commit={(typed) => set(typed.trim())}
      />
    </>
  )
}

/** Fields of one background layer. */
export const LayerEditor = ({ layer, change }: LayerEditorProps) => {
  const id = useId()
  return (
    <div className={fields.stack}>
      <Image layer={layer} change={change} />
      <div className={fields.pair}>
        {texts.map(({ property, label, usual }) => (
          <Row key={property} label={keywordLabel(label.slice('Layer '.length).replace(' ', '-'))}>
            <CommitInput
              label={label}
              value={layer.values[property] ?? ''}
              placeholder={property === 'background-size' ? 'auto' : '0% 0%'}
              list={`${id}${property}`}
              check={(typed) => refusalOfOne(property, typed.trim())}
              commit={(typed) => change(withValue(layer, property, typed.trim()))}
            />
            <datalist id={`${id}${property}`}>
              {usual.map((value) => (
                <option key={value} value={value} />
              ))}
            </datalist>
          </Row>
        ))}
        {choices.map(({ property, label, options }) => (
          <Row key={property} label={keywordLabel(label.slice('Layer '.length).replace(' ', '-'))}>
            <SelectInput
              label={label}
              value={layer.values[property] ?? ''}
              none="–"
              options={options.map((value) => ({ value, label: keywordLabel(value) }))}
              commit={(value) => change(withValue(layer, property, value))}
            />
          </Row>
        ))}
      </div>
    </div>
  )
}
