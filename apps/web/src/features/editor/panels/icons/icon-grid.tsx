import { moveInGrid } from '../../../../lib/browser/grid-keys.ts'
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

/** Icons to choose from; arrow keys move between them. */
export const IconGrid = ({ label, icons, look, chosen, choose }: IconGridProps) => {
  const hasChosen = icons.some(({ name }) => name === chosen)
  return (
    <div
      className={styles.grid}
      role="group"
      aria-label={label}
      onKeyDown={(event) => moveInGrid(event, undefined, 'button')}
    >
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
