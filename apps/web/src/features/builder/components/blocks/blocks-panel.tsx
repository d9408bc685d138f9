import { CloseButton, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { palette, type PaletteGroup } from '@web2/builder'
import { useState } from 'react'
import { BlockTile } from './block-tile.tsx'
import styles from './blocks.module.css'

const matching = (search: string): readonly PaletteGroup[] => {
  const wanted = search.trim().toLowerCase()
  return palette
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => `${item.label} ${group.label}`.toLowerCase().includes(wanted)),
    }))
    .filter((group) => group.items.length > 0)
}

/** The blocks that can be put on the page. */
export const BlocksPanel = ({ placed }: { readonly placed?: () => void }) => {
  const [search, setSearch] = useState('')
  const groups = matching(search)
  return (
    <div className={styles.panel}>
      <TextInput
        size="sm"
        aria-label="Search blocks"
        placeholder="Search blocks"
        leftSection={<IconSearch size={16} />}
        rightSection={
          search && <CloseButton size="sm" aria-label="Clear search" onClick={() => setSearch('')} />
        }
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group.group} aria-label={group.label}>
            <h2 className={styles.groupName}>{group.label}</h2>
            <div className={styles.tiles}>
              {group.items.map((item) => (
                <BlockTile key={item.id} item={item} placed={placed} />
              ))}
            </div>
          </section>
        ))}
        {groups.length === 0 && (
          <Text size="sm" c="dimmed" pt="md">
            No block is called like “{search.trim()}”. Try a shorter word.
          </Text>
        )}
      </div>
    </div>
  )
}
