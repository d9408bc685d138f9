import { Button, CloseButton, Text, TextInput } from '@mantine/core'
import { IconSearch, IconTextPlus } from '@tabler/icons-react'
import { palette, type PaletteGroup, type PaletteItem } from '@web2/builder'
import { useRef, useState } from 'react'
import { moveInGrid } from '../../../../lib/browser/grid-keys.ts'
import { useBuilder } from '../session/use-editor.ts'
import { useInsertListing } from '../listing/use-insert-listing.ts'
import { BlockTile } from './block-tile.tsx'
import styles from './blocks.module.css'
import { placeBlock } from './place-block.ts'

const tidy = (search: string): string => search.trim().toLowerCase()

const matching = (search: string): readonly PaletteGroup[] => {
  const wanted = tidy(search)
  return palette
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => `${item.label} ${group.label}`.toLowerCase().includes(wanted)),
    }))
    .filter((group) => group.items.length > 0)
}

interface BlockTilesProps {
  readonly label: string
  readonly items: readonly PaletteItem[]
  readonly placed: (() => void) | undefined
}

/** Blocks of a group. Tab leads to one of them, and arrow keys to the others, so that the page is few steps away. */
const BlockTiles = ({ label, items, placed }: BlockTilesProps) => {
  const [at, setAt] = useState(0)
  const current = Math.min(at, items.length - 1)
  return (
    <div
      role="toolbar"
      aria-label={label}
      className={styles.tiles}
      onKeyDown={(event) => moveInGrid(event, undefined, 'button')}
      onFocus={(event) => setAt([...event.currentTarget.children].indexOf(event.target))}
    >
      {items.map((item, number) => (
        <BlockTile key={item.id} item={item} isCurrent={number === current} {...(placed && { placed })} />
      ))}
    </div>
  )
}

/** Panel of the blocks that can be inserted. */
export const BlocksPanel = ({ placed }: { readonly placed?: () => void }) => {
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { editor, canvas } = useBuilder()
  const insertListing = useInsertListing()
  const groups = matching(search)
  const placeFirst = () => {
    const found = groups.flatMap(({ items }) => items)
    const named = found.find(({ label }) => label.toLowerCase() === tidy(search))
    const item = tidy(search) === '' ? undefined : (named ?? found[0])
    if (item && placeBlock(editor, canvas, item)) placed?.()
  }
  const clear = () => {
    setSearch('')
    field.current?.focus()
  }
  return (
    <div className={styles.panel}>
      <TextInput
        ref={field}
        size="xs"
        aria-label="Search blocks"
        placeholder="Search blocks"
        leftSection={<IconSearch size={14} />}
        rightSection={search && <CloseButton size="sm" aria-label="Clear search" onClick={clear} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') placeFirst()
          if (event.key === 'Escape' && search !== '') {
            // the selection stays; a second Escape goes to the page
            event.stopPropagation()
            setSearch('')
          }
        }}
      />
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.group} aria-label={group.label}>
            <h2 className={styles.groupName}>{group.label}</h2>
            <BlockTiles label={group.label} items={group.items} placed={placed} />
            {group.group === 'business' && (
              <Button
                variant="default"
                size="xs"
                fullWidth
                mt="xs"
                leftSection={<IconTextPlus size={16} aria-hidden />}
                onClick={() => {
                  placed?.()
                  insertListing()
                }}
              >
                Insert listing fields…
              </Button>
            )}
          </section>
        ))}
        {groups.length === 0 && (
          <Text fz={13} c="dimmed" ta="center" pt="lg">
            No blocks match “{search.trim()}”
          </Text>
        )}
      </div>
    </div>
  )
}
