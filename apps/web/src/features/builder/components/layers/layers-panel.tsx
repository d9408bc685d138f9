import { ActionIcon, CloseButton, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowsMinimize, IconListTree, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { Tip } from '../../../../ui/tip.tsx'
import { useEditor } from '../../hooks/use-builder.ts'
import type { LayerMetrics } from './layer-drop.ts'
import { allExpandable } from './layer-rows.ts'
import { LayerTree } from './layer-tree.tsx'
import styles from './layers.module.css'

const fineRows: LayerMetrics = { lineHeight: 30, indent: 14 }
const coarseRows: LayerMetrics = { lineHeight: 44, indent: 14 }

/** The page as a tree, with a search by name. */
export const LayersPanel = () => {
  const { store, session } = useEditor()
  const [search, setSearch] = useState('')
  const coarse = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <TextInput
          size="xs"
          className={styles.search}
          aria-label="Find layers"
          placeholder="Find layers"
          leftSection={<IconSearch size={14} />}
          rightSection={
            search && <CloseButton size="sm" aria-label="Clear search" onClick={() => setSearch('')} />
          }
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Tip label="Expand all">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label="Expand all"
            onClick={() => session.expandedLayers.set(allExpandable(store))}
          >
            <IconListTree size={16} />
          </ActionIcon>
        </Tip>
        <Tip label="Collapse all">
          <ActionIcon
            variant="subtle"
            color="gray"
            size={30}
            aria-label="Collapse all"
            onClick={() => session.expandedLayers.set(new Set([store.document.root]))}
          >
            <IconArrowsMinimize size={16} />
          </ActionIcon>
        </Tip>
      </div>
      <LayerTree
        search={useDeferredValue(search)}
        metrics={coarse ? coarseRows : fineRows}
        key={coarse ? 'coarse' : 'fine'}
      />
    </div>
  )
}
