import { CloseButton, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconArrowsMinimize, IconListTree, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { IconAction } from '../../../../ui/icon-button.tsx'
import { useEditor } from '../session/use-editor.ts'
import type { TreeMetrics } from '../tree/tree-drop.ts'
import { allExpandable, layerIndent } from './layer-rows.ts'
import { LayerTree } from './layer-tree.tsx'
import styles from './layers.module.css'

const fineRows: TreeMetrics = { height: 30, indent: layerIndent }
const coarseRows: TreeMetrics = { height: 44, indent: layerIndent }

/** Panel with the page as a tree, and a search by name. */
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
        <IconAction
          tip="Expand all"
          size={30}
          onClick={() => session.expandedLayers.set(allExpandable(store))}
        >
          <IconListTree size={16} />
        </IconAction>
        <IconAction
          tip="Collapse all"
          size={30}
          onClick={() => session.expandedLayers.set(new Set([store.document.root]))}
        >
          <IconArrowsMinimize size={16} />
        </IconAction>
      </div>
      <LayerTree
        search={useDeferredValue(search)}
        metrics={coarse ? coarseRows : fineRows}
        key={coarse ? 'coarse' : 'fine'}
      />
    </div>
  )
}
