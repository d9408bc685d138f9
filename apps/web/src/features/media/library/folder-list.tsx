import { IconArrowLeft, IconFolder, IconHome } from '@tabler/icons-react'
import { carry, useDropInto, type Carried } from '../upload/dragged-files.ts'
import { folderAround, folderIn } from './folder-path.ts'
import styles from './folders.module.css'

interface FolderListProps {
  path: string
  /** Names as the media manager returns them: '.' is the root, '..' the parent. */
  folders: readonly string[]
  onOpen: (path: string) => void
  /** Called with a drop on a folder; without it drops are not accepted. */
  onDropInto?: (carried: Carried, path: string) => void
  label?: string
}

const entry = (path: string, name: string) => {
  if (name === '.') return { label: 'Root', icon: <IconHome size={16} aria-hidden />, to: '/' }
  if (name === '..')
    return { label: 'Back', icon: <IconArrowLeft size={16} aria-hidden />, to: folderAround(path) }
  return { label: name, icon: <IconFolder size={16} aria-hidden />, to: folderIn(path, name) }
}

interface FolderButtonProps extends Pick<FolderListProps, 'path' | 'onOpen' | 'onDropInto'> {
  name: string
}

const FolderButton = ({ path, name, onOpen, onDropInto }: FolderButtonProps) => {
  const { label, icon, to } = entry(path, name)
  const canTake = onDropInto !== undefined && to !== path
  const { over, handlers } = useDropInto(canTake ? (carried) => onDropInto(carried, to) : undefined)
  const canGo = onDropInto !== undefined && name !== '.' && name !== '..'
  return (
    <button
      type="button"
      className={styles.folder}
      aria-current={name === '.' && path === '/' ? 'true' : undefined}
      data-over={over || undefined}
      draggable={canGo}
      onDragStart={(event) => carry(event, { folder: to })}
      onClick={() => onOpen(to)}
      {...handlers}
    >
      {icon}
      <span className={styles.folderName}>{label}</span>
    </button>
  )
}

/** Folders that can be opened from here, with Root and Back. */
export const FolderList = ({ folders, label = 'Folders', ...props }: FolderListProps) => (
  <nav aria-label={label} className={styles.folders}>
    {folders.map((name) => (
      <FolderButton key={name} name={name} {...props} />
    ))}
  </nav>
)
