import { useId } from 'react'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import { Row } from '../../fields/field-row.tsx'
import { refusalOf, shownNumber } from '../style-values.ts'
import { useProperty, useStyleModel } from '../use-style.ts'
import { withFirstPicture } from './first-image.ts'

export interface ImageControlProps {
  readonly property: string
  readonly label: string
}

const addressIn = (value: string): string =>
  /^url\(\s*(["']?)(.*)\1\s*\)$/s.exec(value.trim())?.[2] ?? (value === 'none' ? '' : value)

/** An image by URL, from the media library, or a gradient as CSS. */
export const ImageControl = ({ property, label }: ImageControlProps) => {
  const id = useId()
  const model = useStyleModel()
  const { value, isSet, mixed, origin, set, clear } = useProperty(property)
  const shown = addressIn(shownNumber(value))
  return (
    <Row label={label} htmlFor={id} origin={origin} clear={clear}>
      <ImageUrlField
        id={id}
        label={label}
        value={isSet ? shown : ''}
        placeholder={mixed ? 'Mixed' : (isSet ? '' : shown) || 'https://… or linear-gradient(…)'}
        check={(typed) =>
          /^[\w-]*gradient\(|^url\(/i.test(typed.trim()) ? refusalOf(property, typed.trim()) : null
        }
        commit={(typed) =>
          typed.trim() === '' ? set(undefined) : model.set(withFirstPicture(model, property, typed.trim()))
        }
      />
    </Row>
  )
}
