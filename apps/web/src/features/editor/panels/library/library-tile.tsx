import { ActionIcon, Menu } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PageThumb } from '../../../sites/page-thumbnail/page-thumbnail.tsx'
import styles from './library.module.css'
import { useLibraryTile, type LibraryTile as Tile } from './use-library-tile.ts'

export interface TilePicture {
  readonly stateKey: readonly (string | number)[]
  readonly size: number
  readonly html: () => Promise<string>
}

interface TileMenuProps {
  readonly label: string
  /** Menu items. */
  readonly children: ReactNode
}

export const TileMenu = ({ label, children }: TileMenuProps) => (
  <Menu position="bottom-end" withinPortal>
    <Menu.Target>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={28}
        className={styles.menu}
        aria-label={`Actions for ${label}`}
      >
        <IconDotsVertical size={16} />
      </ActionIcon>
    </Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
)

export interface LibraryTileProps extends Tile {
  readonly picture: TilePicture
  readonly menu?: ReactNode
  /** Shown before the name. */
  readonly kind?: string
}

/** A record to drag onto the page or insert with a click, with its thumbnail. */
export const LibraryTile = ({ picture, menu, kind, ...tile }: LibraryTileProps) => {
  const handlers = useLibraryTile(tile)
  return (
    <li className={`${styles.tile} ${menu ? styles.withMenu : ''}`}>
      <button
        type="button"
        className={styles.drag}
        title={`Click to add ${tile.label}, or drag it onto the page`}
        {...handlers}
      >
        <span className={`${styles.picture} ${styles.near}`}>
          <PageThumb ground="any" {...picture} />
        </span>
        <span className={styles.line}>
          <span className={styles.name}>
            {kind && <span className={styles.kind}>{kind} · </span>}
            {tile.label}
          </span>
        </span>
      </button>
      {menu && <TileMenu label={tile.label}>{menu}</TileMenu>}
    </li>
  )
}
