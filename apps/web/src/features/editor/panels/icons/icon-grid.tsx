import { useRef, type KeyboardEvent } from 'react'
import { IconSample } from './icon-sample.tsx'
import type { IconLook, LibraryIcon } from './icon-library.ts'
import styles from './icons.module.css'

export interface IconGridProps {
  readonly label: string
  readonly icons: readonly LibraryIcon[]
  readonly look: IconLook
  readonly chosen: string
  readonly choose: (icon: LibraryIcon) => void
}

/** Returns how many columns a grid of buttons has. */
const columnsOf = (buttons: readonly HTMLElement[]): number => {
  const [first] = buttons
  const next = first ? buttons.findIndex(({ offsetTop }) => offsetTop > first.offsetTop) : -1
  return next > 0 ? next : Math.max(1, buttons.length)
}

const stepOf = (key: string, columns: number): number | undefined =>
  ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns })[key]

/** Icons to choose from; arrow keys move between them. */
export const IconGrid = ({ label, icons, look, chosen, choose }: IconGridProps) => {
  const grid = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const buttons = [...(grid.current?.querySelectorAll('button') ?? [])]
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const step = stepOf(event.key, columnsOf(buttons))
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? buttons.length - 1 : at + (step ?? Number.NaN)
    const target = buttons[to]
    if (at < 0 || !target) return
    event.preventDefault()
    target.focus()
  }
  const hasChosen = icons.some(({ name }) => name === chosen)
  return (
    <div ref={grid} className={styles.grid} role="group" aria-label={label} onKeyDown={move}>
      {icons.map((icon, at) => {
        const isChosen = icon.name === chosen
        return (
          <button
            key={icon.name}
            type="button"
            className={styles.choice}
            aria-label={icon.name.replaceAll('-', ' ')}
            aria-pressed={isChosen}
            title={icon.name}
            tabIndex={isChosen || (!hasChosen && at === 0) ? 0 : -1}
            onClick={() => choose(icon)}
          >
            <IconSample props={{ look, shapes: icon.shapes }} size={24} />
          </button>
        )
      })}
    </div>
  )
}
