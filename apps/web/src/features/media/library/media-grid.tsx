import { IconCheck, IconMovie } from '@tabler/icons-react'
import type { MediaFile } from '@web2/contract/media'
import type { KeyboardEvent, MouseEvent } from 'react'
import { carry } from '../upload/dragged-files.ts'
import type { MediaKind } from '../videos/media-kind.ts'
import { lengthText } from '../videos/video-length.ts'
import { dimensions, sizeText } from './file-size.ts'
import { moveInGrid } from '../../../lib/browser/grid-keys.ts'
import styles from './media.module.css'
import type { Pick } from './use-file-selection.ts'
import { pathOf } from './use-moves.ts'

interface MediaGridProps {
  kind: MediaKind
  files: readonly MediaFile[]
  chosen: readonly MediaFile[]
  /** Every press toggles an image in the selection. */
  several: boolean
  /** Shows the folder, for search results. */
  showsPath: boolean
  onPick: (id: string, how: Pick) => void
  onPickAll: () => void
  onChoose: (file: MediaFile) => void
  onRename: (file: MediaFile) => void
  onRemove: (files: readonly MediaFile[]) => void
}

const howOf = (event: MouseEvent | KeyboardEvent, several: boolean): Pick => {
  if (event.shiftKey) return 'range'
  return several || event.ctrlKey || event.metaKey ? 'toggle' : 'only'
}

/** Returns what matters of a file: the weight of a video, the size of an image. */
const factsOf = (file: MediaFile): string => (file.isImage ? dimensions(file) : sizeText(file.size))

/** Grid of files to select one, or several to move, by mouse, touch or keyboard. */
export const MediaGrid = (props: MediaGridProps) => {
  const { kind, files, chosen, several, showsPath, onPick, onPickAll, onChoose, onRename, onRemove } = props
  const isChosen = ({ _id }: MediaFile) => chosen.some((each) => each._id === _id)
  const focusable = (chosen[0] ?? files[0])?._id
  /** Returns the images of a key press or drag: the whole selection if the image is part of it. */
  const meant = (file: MediaFile) => (isChosen(file) ? chosen : [file])

  return (
    <div
      role="listbox"
      aria-label={kind === 'image' ? 'Images' : 'Videos'}
      aria-multiselectable
      className={styles.grid}
      onKeyDown={(event) => {
        if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          onPickAll()
        }
        moveInGrid(event, (at) => {
          const file = files[at]
          if (file && (event.shiftKey || !several)) onPick(file._id, event.shiftKey ? 'range' : 'only')
        })
      }}
    >
      {files.map((file) => (
        <div
          key={file._id}
          role="option"
          aria-selected={isChosen(file)}
          tabIndex={file._id === focusable ? 0 : -1}
          className={styles.tile}
          title={file.file}
          draggable
          onDragStart={(event) => {
            if (!isChosen(file)) onPick(file._id, 'only')
            carry(event, { pictures: meant(file).map(pathOf) })
          }}
          onClick={(event) => onPick(file._id, howOf(event, several))}
          onDoubleClick={() => !several && onChoose(file)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !several) onChoose(file)
            else if (event.key === ' ' || event.key === 'Enter') onPick(file._id, howOf(event, several))
            else if (event.key === 'F2') onRename(file)
            else if (event.key === 'Delete') onRemove(meant(file))
            else return
            event.preventDefault()
          }}
        >
          <span className={styles.picture}>
            {file.thumb === '' ? (
              <IconMovie size={32} className={styles.noPoster} aria-hidden />
            ) : (
              <img src={file.thumb} alt="" loading="lazy" draggable={false} />
            )}
            {file.length !== undefined && <span className={styles.length}>{lengthText(file.length)}</span>}
            {(several || chosen.length > 1) && (
              <span className={styles.mark} aria-hidden>
                {isChosen(file) && <IconCheck size={16} />}
              </span>
            )}
          </span>
          <span className={styles.name}>{file.file}</span>{' '}
          <span className={styles.facts}>{showsPath ? file.path : factsOf(file)}</span>
        </div>
      ))}
    </div>
  )
}
