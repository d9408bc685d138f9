import type { NodeRecord } from '@web2/builder'
import { useId, type KeyboardEvent, type PointerEvent } from 'react'
import { Row } from '../../fields/field-row.tsx'
import { SelectInput } from '../../fields/select-input.tsx'
import { styleFrom } from '../../style/style-lookup.ts'
import styles from '../panel.module.css'
import { textIn, useProps } from '../use-props.ts'
import {
  cropOf,
  cropRatios,
  cropStyles,
  movedByKey,
  readFocalPoint,
  writeFocalPoint,
  type FocalPoint,
} from './focal-point.ts'
import classes from './image-crop.module.css'

/** Crop of images to a shape, and the point that stays in view. */
export const ImageCrop = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const id = useId()
  const { read, setStyles } = useProps(records)
  const all = records.map((record) => styleFrom(record, 'desktop'))
  const [crop = '', ...others] = all.map(cropOf)
  const isMixed = others.some((other) => other !== crop)
  const ids = records.map(({ uuid }) => uuid).join()
  const url = textIn(read('imageUrl').value)
  return (
    <>
      <Row label="Crop" htmlFor={id}>
        <SelectInput
          id={id}
          label="Crop"
          options={cropRatios}
          none={isMixed ? 'Mixed' : 'None'}
          value={isMixed ? '' : crop}
          commit={(ratio) => setStyles(cropStyles(ratio), 'Crop image', `crop:${ids}:${ratio}`)}
        />
      </Row>
      {crop !== '' && !isMixed && url !== '' && (
        <>
          <Row label="Focal point">
            <FocalPointField
              url={url}
              point={readFocalPoint(all[0]?.['object-position'])}
              commit={(point) =>
                setStyles({ 'object-position': writeFocalPoint(point) }, 'Move focal point', `focal:${ids}`)
              }
            />
          </Row>
          <p className={styles.note}>Stays in view when the image is cropped.</p>
        </>
      )}
    </>
  )
}

interface FocalPointFieldProps {
  readonly url: string
  readonly point: FocalPoint
  readonly commit: (point: FocalPoint) => void
}

/** The image with a point on it, which a click, a drag or the arrow keys move. */
const FocalPointField = ({ url, point, commit }: FocalPointFieldProps) => {
  const moved = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width > 0 && height > 0)
      commit({ x: ((clientX - left) * 100) / width, y: ((clientY - top) * 100) / height })
  }
  const pressed = (event: KeyboardEvent) => {
    const next = movedByKey(point, event.key, event.shiftKey)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    commit(next)
  }
  return (
    <button
      type="button"
      className={classes.point}
      aria-label={`Focal point: ${point.x}% from the left, ${point.y}% from the top. Move it with the arrow keys.`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        moved(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moved(event)
      }}
      onKeyDown={pressed}
    >
      <img src={url} alt="" draggable={false} />
      <span className={classes.mark} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
    </button>
  )
}
