import { ActionIcon, Breadcrumbs, Button, FileButton, Menu } from '@mantine/core'
import {
  IconDots,
  IconFolderPlus,
  IconFolderShare,
  IconPencil,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { useRef } from 'react'
import { SearchField } from '../../../ui/data-list/search-field.tsx'
import { acceptedTypes, type MediaKind } from '../videos/media-kind.ts'
import { useDropInto, type Carried } from '../upload/dragged-files.ts'
import type { Asking } from './file-dialogs.tsx'
import { folderName, wayTo } from './folder-path.ts'
import styles from './library-bar.module.css'

interface LibraryBarProps {
  kind: MediaKind
  path: string
  search: string
  onOpen: (path: string) => void
  onSearch: (words: string) => void
  onAsk: (asking: Asking) => void
  onFiles: (files: readonly File[]) => void
  onDropInto: (carried: Carried, path: string) => void
}

const Crumb = ({
  folder,
  onOpen,
  onDropInto,
}: { folder: string } & Pick<LibraryBarProps, 'onOpen' | 'onDropInto'>) => {
  const { over, handlers } = useDropInto((carried) => onDropInto(carried, folder))
  return (
    <button
      type="button"
      className={styles.crumb}
      data-over={over || undefined}
      onClick={() => onOpen(folder)}
      {...handlers}
    >
      {folderName(folder)}
    </button>
  )
}

/** Present folder, search and actions of the library. */
export const LibraryBar = (props: LibraryBarProps) => {
  const { kind, path, search, onOpen, onSearch, onAsk, onFiles, onDropInto } = props
  // lets the user select the same file again after a failure
  const forget = useRef<() => void>(null)
  const take = (files: File[]) => {
    onFiles(files)
    forget.current?.()
  }
  return (
    <div className={styles.bar}>
      <Breadcrumbs separatorMargin={4} className={styles.crumbs}>
        {(path === '/' ? [] : wayTo(path)).map((folder) =>
          folder === path ? (
            <span key={folder} className={styles.here} aria-current="location">
              {folderName(folder)}
            </span>
          ) : (
            <Crumb key={folder} folder={folder} onOpen={onOpen} onDropInto={onDropInto} />
          ),
        )}
      </Breadcrumbs>
      <SearchField
        label={kind === 'image' ? 'Search images' : 'Search videos'}
        value={search}
        onChange={onSearch}
      />
      <div className={styles.actions}>
        {path !== '/' && (
          <Menu position="bottom-end" zIndex={300}>
            <Menu.Target>
              <ActionIcon variant="default" size={36} aria-label={`Folder ${folderName(path)}`}>
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                leftSection={<IconPencil size={16} />}
                onClick={() => onAsk({ what: 'rename-folder' })}
              >
                Rename folder
              </Menu.Item>
              <Menu.Item
                leftSection={<IconFolderShare size={16} />}
                onClick={() => onAsk({ what: 'move-folder' })}
              >
                Move folder to…
              </Menu.Item>
              <Menu.Item
                color="red"
                leftSection={<IconTrash size={16} />}
                onClick={() => onAsk({ what: 'remove-folder' })}
              >
                Delete folder
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
        <Button
          variant="default"
          leftSection={<IconFolderPlus size={16} aria-hidden />}
          onClick={() => onAsk({ what: 'new-folder' })}
        >
          New folder
        </Button>
        <FileButton
          multiple
          accept={acceptedTypes[kind]}
          onChange={take}
          resetRef={forget}
          inputProps={{ 'aria-label': kind === 'image' ? 'Images to upload' : 'Videos to upload' }}
        >
          {(button) => (
            <Button {...button} leftSection={<IconUpload size={16} aria-hidden />}>
              Upload
            </Button>
          )}
        </FileButton>
      </div>
    </div>
  )
}
