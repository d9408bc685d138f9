import { IconEye, IconEyeOff, IconGripVertical, IconTrash } from '@tabler/icons-react'
import { layerAddress, layerKind, type BackgroundLayer } from '@web2/builder'
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import controls from '../../fields/controls.module.css'
import { layerName, layerNames } from './layer-names.ts'
import { useTokenTexts } from './use-token-texts.ts'
import styles from './backgrounds.module.css'

interface LayerLineProps {
  readonly layer: BackgroundLayer
  readonly at: number
  readonly isOpen: boolean
  readonly isDropTarget: boolean
  readonly toggle: () => void
  readonly hide: () => void
  readonly remove: () => void
  readonly moveBy: (by: number) => void
  readonly drag: (event: PointerEvent<HTMLElement>) => void
}

/** Returns the file that a layer shows; none for an image that is part of the address itself. */
const fileIn = (image: string): string | undefined => {
  const address = layerAddress(image)
  return address?.startsWith('data:') ? undefined : address?.split('/').at(-1)?.slice(0, 60)
}

/** A layer in the list: its look, its order, and buttons to hide or delete it. */
export const LayerLine = ({ layer, at, isOpen, isDropTarget, ...line }: LayerLineProps) => {
  const texts = useTokenTexts()
  const name = layerName(layer, at)
  const kind = layerKind(layer.image)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by === 0) return
    event.preventDefault()
    line.moveBy(by)
  }
  return (
    <div className={styles.line} data-hidden={layer.isHidden} data-drop={isDropTarget}>
      <button
        type="button"
        className={styles.grip}
        aria-label={`Move ${name}`}
        title="Drag, or press the arrow keys"
        data-move={at}
        onPointerDown={line.drag}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={14} aria-hidden />
      </button>
      <button
        type="button"
        className={styles.name}
        aria-expanded={isOpen}
        aria-label={`Edit ${name}`}
        onClick={line.toggle}
      >
        <span
          className={styles.look}
          style={{ '--shown': texts(layer.image) } as CSSProperties}
          aria-hidden="true"
        />
        <span>{fileIn(layer.image) || layerNames[kind]}</span>
      </button>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={`${layer.isHidden ? 'Show' : 'Hide'} ${name}`}
        title={layer.isHidden ? 'Show' : 'Hide'}
        onClick={line.hide}
      >
        {layer.isHidden ? <IconEyeOff size={15} aria-hidden /> : <IconEye size={15} aria-hidden />}
      </button>
      <button
        type="button"
        className={controls.iconButton}
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={line.remove}
      >
        <IconTrash size={15} aria-hidden />
      </button>
    </div>
  )
}
