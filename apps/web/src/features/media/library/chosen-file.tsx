import { Button, TextInput } from '@mantine/core'
import { IconFolderShare, IconPencil, IconTrash } from '@tabler/icons-react'
import type { MediaFile } from '@web2/contract/media'
import { PictureCredit } from '../images/image-credit.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import type { MediaKind } from '../videos/media-kind.ts'
import { PosterButton } from '../videos/poster-button.tsx'
import { lengthText } from '../videos/video-length.ts'
import { dimensions, sizeText } from './file-size.ts'
import styles from './media.module.css'
import { counted } from '../../../lib/text/counted.ts'

interface ChosenFileProps {
  kind: MediaKind
  files: readonly MediaFile[]
  /** Undefined if no alt text is needed. */
  alt: string | undefined
  onAlt: (alt: string) => void
  onRename: (file: MediaFile) => void
  onMove: (files: readonly MediaFile[]) => void
  onRemove: (files: readonly MediaFile[]) => void
  onChoose: (file: MediaFile) => void
  onClose: () => void
}

const Facts = ({ kind, files }: Pick<ChosenFileProps, 'kind' | 'files'>) => {
  const [file] = files
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (!file) return null
  return (
    <div className={styles.chosenFacts}>
      <span className={styles.chosenName}>
        {files.length === 1 ? file.file : `${counted(files.length, kind)} selected`}
      </span>
      <span className={styles.facts}>
        {files.length === 1 && `${dimensions(file)} · `}
        {files.length === 1 && file.length !== undefined && `${lengthText(file.length)} · `}
        {sizeText(bytes)}
      </span>
    </div>
  )
}

/** Footer of the library: the selection with its actions, and Apply for a single image. */
export const ChosenFile = (props: ChosenFileProps) => {
  const { kind, files, alt, onAlt, onRename, onMove, onRemove, onChoose, onClose } = props
  const file = files.length === 1 ? files[0] : undefined
  const named = file ? file.file : counted(files.length, kind)
  return (
    <footer className={styles.foot}>
      {files.length > 0 && (
        <div className={styles.chosen}>
          <Facts kind={kind} files={files} />
          {file && (
            <IconAction tip="Rename" name={`Rename ${named}`} size={32} onClick={() => onRename(file)}>
              <IconPencil size={16} />
            </IconAction>
          )}
          {file && kind === 'video' && <PosterButton file={file} />}
          <Button
            size="compact-sm"
            variant="default"
            className={styles.move ?? ''}
            leftSection={<IconFolderShare size={16} aria-hidden />}
            aria-label={`Move ${named}`}
            onClick={() => onMove(files)}
          >
            Move
          </Button>
          <IconAction
            tip="Delete"
            name={`Delete ${named}`}
            size={32}
            color="red"
            onClick={() => onRemove(files)}
          >
            <IconTrash size={16} />
          </IconAction>
        </div>
      )}
      {file?.rights && <PictureCredit rights={file.rights} />}
      {file && alt !== undefined && (
        <TextInput
          className={styles.alt}
          label="Alt text"
          placeholder="Describe the image"
          value={alt}
          maxLength={500}
          onChange={(event) => onAlt(event.currentTarget.value)}
        />
      )}
      <div className={styles.choice}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!file} onClick={() => file && onChoose(file)}>
          Apply
        </Button>
      </div>
    </footer>
  )
}
