import { colorImage, quotedUrl, type BackgroundLayer } from '@web2/builder'
import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { followPointer } from '../../../../../lib/browser/follow-pointer.ts'
import controls from '../../fields/controls.module.css'
import fields from '../../fields/fields.module.css'
import { Row } from '../../fields/field-row.tsx'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import { LayerEditor } from './layer-editor.tsx'
import { LayerLine } from './layer-line.tsx'
import type { LayersAccess } from './use-layers.ts'
import styles from './backgrounds.module.css'

const additions = [
  { label: 'Color', image: colorImage('rgb(0 0 0 / 50%)') },
  { label: 'Linear', image: 'linear-gradient(180deg, #2563eb 0%, #7c3aed 100%)' },
  { label: 'Radial', image: 'radial-gradient(circle at 50% 50%, #2563eb 0%, #7c3aed 100%)' },
  { label: 'Conic', image: 'conic-gradient(from 0deg at 50% 50%, #2563eb 0%, #7c3aed 50%, #2563eb 100%)' },
] as const

const filling = {
  'background-size': 'cover',
  'background-position': 'center',
  'background-repeat': 'no-repeat',
} as const

const moved = <Item,>(list: readonly Item[], from: number, to: number): readonly Item[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, list[from]!)

type ListProps = Pick<LayersAccess, 'change'> & { readonly layers: readonly BackgroundLayer[] }

const LayerList = ({ layers, change }: ListProps) => {
  const list = useRef<HTMLOListElement>(null)
  const [open, setOpen] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)
  const [picking, setPicking] = useState(false)
  /** Layer whose grip takes the focus after a move by key. */
  const focus = useRef<number | null>(null)
  useEffect(() => {
    if (focus.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-move="${focus.current}"]`)?.focus()
    focus.current = null
  })

  const add = (layer: BackgroundLayer, at: number) => {
    change(layers.toSpliced(at, 0, layer))
    setOpen(at)
  }
  const move = (from: number, to: number) => {
    if (to < 0 || to >= layers.length || to === from) return
    change(moved(layers, from, to))
    if (open !== null) setOpen(moved([...layers.keys()], from, to).indexOf(open))
  }
  const indexAt = (y: number): number => {
    const lines = [...(list.current?.children ?? [])].map((line) => line.getBoundingClientRect())
    const below = lines.findIndex(({ top, height }) => y < top + height)
    return below < 0 ? lines.length - 1 : below
  }
  const drag = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    followPointer(event.currentTarget, {
      move: ({ clientY }) => setTarget(indexAt(clientY)),
      drop: ({ clientY }) => {
        setTarget(null)
        move(from, indexAt(clientY))
      },
      cancel: () => setTarget(null),
      escapes: () => true,
    })
  }
  return (
    <div className={fields.stack}>
      <ol className={styles.list} ref={list} aria-label="Background layers, front to back">
        {layers.map((layer, at) => (
          // the place in the list is all that a layer is known by
          <li key={at}>
            <LayerLine
              layer={layer}
              at={at}
              isOpen={open === at}
              isDropTarget={target === at}
              toggle={() => setOpen(open === at ? null : at)}
              hide={() => change(layers.with(at, { ...layer, isHidden: !layer.isHidden }))}
              remove={() => {
                setOpen(null)
                change(layers.toSpliced(at, 1))
              }}
              moveBy={(by) => {
                focus.current = Math.min(layers.length - 1, Math.max(0, at + by))
                move(at, at + by)
              }}
              drag={(event) => drag(event, at)}
            />
            {open === at && (
              <LayerEditor layer={layer} change={(next, how) => change(layers.with(at, next), how)} />
            )}
          </li>
        ))}
      </ol>
      <div className={styles.additions} role="group" aria-label="Add a layer">
        {additions.map(({ label, image }) => (
          <button
            key={label}
            type="button"
            className={controls.button}
            aria-label={`Add layer: ${label}`}
            onClick={() => add({ image, isHidden: false, values: {} }, 0)}
          >
            {label}
          </button>
        ))}
        <button
          type="button"
          className={controls.button}
          aria-label="Add layer: Image"
          aria-expanded={picking}
          onClick={() => setPicking(!picking)}
        >
          Image
        </button>
      </div>
      {picking && (
        <ImageUrlField
          label="Image of the new layer"
          value=""
          placeholder="https://…"
          commit={(typed) => {
            if (typed.trim() === '') return
            setPicking(false)
            // behind what lies over it, such as an overlay
            add({ image: quotedUrl(typed.trim()), isHidden: false, values: filling }, layers.length)
          }}
        />
      )}
    </div>
  )
}

/** The layers of a background with their editors. */
export const BackgroundLayers = ({ layers, mixed, origin, change, clear }: LayersAccess) => (
  <Row label="Layers" origin={origin} clear={clear}>
    {mixed ? (
      <p className={fields.note}>
        The selected blocks have different backgrounds. Select one to edit its layers.
      </p>
    ) : layers === null ? (
      <p className={fields.note}>
        This background is CSS that can’t be separated into layers. It stays as it is. Edit its text above.
      </p>
    ) : (
      <LayerList layers={layers} change={change} />
    )}
  </Row>
)
