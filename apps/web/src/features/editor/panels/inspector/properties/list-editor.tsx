import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import controls from '../../fields/controls.module.css'
import styles from '../panel.module.css'

export interface ListEntryProps {
  /** Name of an entry in labels, such as “image”. */
  readonly noun: string
  readonly at: number
  readonly count: number
  readonly move: (to: number) => void
  readonly remove: () => void
  readonly children: ReactNode
}

/** Entry of a list in a block's panel, with buttons to move and delete it. */
export const ListEntry = ({ noun, at, count, move, remove, children }: ListEntryProps) => {
  const name = `${noun} ${at + 1}`
  const title = name[0]!.toUpperCase() + name.slice(1)
  return (
    <div className={styles.slide} role="group" aria-label={title}>
      <div className={styles.slideHead}>
        <span>{title}</span>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={`Move ${name} up`}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          <IconArrowUp size={14} />
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={`Move ${name} down`}
          disabled={at === count - 1}
          onClick={() => move(at + 1)}
        >
          <IconArrowDown size={14} />
        </button>
        <button
          type="button"
          className={controls.iconButton}
          aria-label={`Delete ${name}`}
          disabled={count < 2}
          onClick={remove}
        >
          <IconTrash size={14} />
        </button>
      </div>
      {children}
    </div>
  )
}
