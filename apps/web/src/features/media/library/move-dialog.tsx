import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '../../../ui/failure.tsx'
import { FolderList } from './folder-list.tsx'
import { folderIn, folderName } from './folder-path.ts'
import { folderNames } from './media-api.ts'
import styles from './folders.module.css'
import { QuestionDialog } from './question-dialog.tsx'
import { sentenceOf } from './error-sentence.ts'

interface MoveDialogProps {
  /** Name of what is moved. */
  what: string
  /** The folder shown first. */
  from: string
  /** Returns true if everything is already in the folder. */
  isIn: (folder: string) => boolean
  /** A folder that is moved itself, which can't contain itself. */
  moving?: string
  onMove: (to: string) => Promise<unknown>
  onClose: () => void
}

/** Dialog that browses the folders and moves something into one. */
export const MoveDialog = ({ what, from, isIn, moving, onMove, onClose }: MoveDialogProps) => {
  const [path, setPath] = useState(from)
  const folders = useQuery({ ...folderNames(path), placeholderData: keepPreviousData })
  const shown = (folders.data ?? ['.']).filter((name) => folderIn(path, name) !== moving)
  return (
    <QuestionDialog
      title={`Move ${what} to…`}
      subject={path === '/' ? 'Root' : path}
      answer={`Move to ${folderName(path)}`}
      ready={!isIn(path)}
      onAnswer={() => onMove(path)}
      onClose={onClose}
    >
      <div className={styles.moveTo}>
        <FolderList path={path} folders={shown} onOpen={setPath} label="Destination folders" />
        {folders.error && (
          <Failure message={sentenceOf(folders.error)} onRetry={() => void folders.refetch()} />
        )}
        {folders.isSuccess && shown.every((name) => name === '.' || name === '..') && (
          <Text size="sm" c="dimmed" px={8} py={4}>
            No folders here
          </Text>
        )}
      </div>
    </QuestionDialog>
  )
}
