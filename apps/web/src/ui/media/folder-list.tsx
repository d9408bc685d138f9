import { IconArrowLeft, IconFolder, IconHome } from '@tabler/icons-react'
import { folderAround, folderIn } from './folder-path.ts'
import styles from './media.module.css'

interface FolderListProps {
  path: string
  /** Names as the media manager answers them: '.' is the root, '..' the way back. */
  folders: readonly string[]
  onOpen: (path: string) => void
}

const entry = (path: string, name: string) => {
  if (name === '.') return { label: 'Root', icon: <IconHome size={16} aria-hidden />, to: '/' }
  if (name === '..')
    return { label: 'Back', icon: <IconArrowLeft size={16} aria-hidden />, to: folderAround(path) }
  return { label: name, icon: <IconFolder size={16} aria-hidden />, to: folderIn(path, name) }
}

/** The folders one can go to from here, with Root and Back. */
export const FolderList = ({ path, folders, onOpen }: FolderListProps) => (
  <nav aria-label="Folders" className={styles.folders}>
    {folders.map((name) => {
      const { label, icon, to } = entry(path, name)
      return (
        <button
          key={name}
          type="button"
          className={styles.folder}
          aria-current={name === '.' && path === '/' ? 'true' : undefined}
          onClick={() => onOpen(to)}
        >
          {icon}
          <span className={styles.folderName}>{label}</span>
        </button>
      )
    })}
  </nav>
)
