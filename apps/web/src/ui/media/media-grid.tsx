import type { MediaFile } from '@web2/contract'
import { dimensions } from './file-facts.ts'
import { moveInGrid } from './grid-keys.ts'
import styles from './media.module.css'

interface MediaGridProps {
  files: readonly MediaFile[]
  selected: string | undefined
  /** Found by a search: the folder is told too. */
  showsPath: boolean
  onSelect: (file: MediaFile) => void
  onChoose: (file: MediaFile) => void
  onRename: (file: MediaFile) => void
  onRemove: (file: MediaFile) => void
}

/** Pictures to choose one of, by mouse, touch or keyboard. */
export const MediaGrid = (props: MediaGridProps) => {
  const { files, selected, showsPath, onSelect, onChoose, onRename, onRemove } = props
  const focusable = files.some(({ _id }) => _id === selected) ? selected : files[0]?._id
  return (
    <div
      role="listbox"
      aria-label="Pictures"
      className={styles.grid}
      onKeyDown={(event) =>
        moveInGrid(event, (at) => {
          const file = files[at]
          if (file) onSelect(file)
        })
      }
    >
      {files.map((file) => (
        <div
          key={file._id}
          role="option"
          aria-selected={file._id === selected}
          tabIndex={file._id === focusable ? 0 : -1}
          className={styles.tile}
          title={file.file}
          onClick={() => onSelect(file)}
          onDoubleClick={() => onChoose(file)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onChoose(file)
            else if (event.key === ' ') onSelect(file)
            else if (event.key === 'F2') onRename(file)
            else if (event.key === 'Delete') onRemove(file)
            else return
            event.preventDefault()
          }}
        >
          <span className={styles.picture}>
            <img src={file.thumb} alt="" loading="lazy" draggable={false} />
          </span>
          <span className={styles.name}>{file.file}</span>{' '}
          <span className={styles.facts}>{showsPath ? file.path : dimensions(file)}</span>
        </div>
      ))}
    </div>
  )
}
