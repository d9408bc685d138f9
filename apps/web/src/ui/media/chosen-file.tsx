import { Button, TextInput } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { MediaFile } from '@web2/contract'
import { IconAction } from '../icon-action.tsx'
import { dimensions, sizeText } from './file-facts.ts'
import styles from './media.module.css'

interface ChosenFileProps {
  file: MediaFile | undefined
  /** undefined: nobody wants to know it. */
  alt: string | undefined
  onAlt: (alt: string) => void
  onRename: (file: MediaFile) => void
  onRemove: (file: MediaFile) => void
  onChoose: (file: MediaFile) => void
  onClose: () => void
}

/** The foot of the library: the selected picture, what can be done with it, and the choice itself. */
export const ChosenFile = ({ file, alt, onAlt, onRename, onRemove, onChoose, onClose }: ChosenFileProps) => (
  <footer className={styles.foot}>
    {file && (
      <div className={styles.chosen}>
        <div className={styles.chosenFacts}>
          <span className={styles.chosenName}>{file.file}</span>
          <span className={styles.facts}>
            {dimensions(file)} · {sizeText(file.size)}
          </span>
        </div>
        <IconAction tip="Rename" name={`Rename ${file.file}`} size={32} onClick={() => onRename(file)}>
          <IconPencil size={16} />
        </IconAction>
        <IconAction
          tip="Delete"
          name={`Delete ${file.file}`}
          size={32}
          color="red"
          onClick={() => onRemove(file)}
        >
          <IconTrash size={16} />
        </IconAction>
      </div>
    )}
    {file && alt !== undefined && (
      <TextInput
        className={styles.alt}
        label="Alternative text"
        placeholder="What the picture shows"
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
        Choose picture
      </Button>
    </div>
  </footer>
)
