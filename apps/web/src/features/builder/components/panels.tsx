import { Drawer, Tabs } from '@mantine/core'
import { IconAdjustments, IconFiles, IconLayoutGridAdd, IconStack2 } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import styles from '../screens/screens.module.css'
import { BlocksPanel } from './blocks/blocks-panel.tsx'
import { LayersPanel } from './layers/layers-panel.tsx'
import { BlockPanel } from './panel/block-panel.tsx'

/** The three lists of the left side, one at a time. */
export const LeftPanel = ({ pages }: { readonly pages: ReactNode }) => {
  const [tab, setTab] = useState<string | null>('blocks')
  return (
    <aside className={`${styles.side} ${styles.left}`} aria-label="Pages, blocks and layers">
      <Tabs value={tab} onChange={setTab} className={styles.tabs} keepMounted={false}>
        <Tabs.List grow>
          <Tabs.Tab value="pages">Pages</Tabs.Tab>
          <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
          <Tabs.Tab value="layers">Layers</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="pages" className={styles.tabPanel}>
          {pages}
        </Tabs.Panel>
        <Tabs.Panel value="blocks" className={styles.tabPanel}>
          <BlocksPanel />
        </Tabs.Panel>
        <Tabs.Panel value="layers" className={styles.tabPanel}>
          <LayersPanel />
        </Tabs.Panel>
      </Tabs>
    </aside>
  )
}

export const RightPanel = () => (
  <aside className={`${styles.side} ${styles.right}`} aria-label="Style panel">
    <BlockPanel />
  </aside>
)

const sheets = [
  { name: 'Pages', icon: <IconFiles size={20} /> },
  { name: 'Blocks', icon: <IconLayoutGridAdd size={20} /> },
  { name: 'Layers', icon: <IconStack2 size={20} /> },
  { name: 'Style', icon: <IconAdjustments size={20} /> },
] as const

type SheetName = (typeof sheets)[number]['name']

/** On small screens the panels are sheets over the lower half, opened from a bar at the bottom. */
export const PanelDock = ({ pages }: { readonly pages: ReactNode }) => {
  const [open, setOpen] = useState<SheetName | null>(null)
  const close = () => setOpen(null)
  const contents: Record<SheetName, () => ReactNode> = {
    Pages: () => pages,
    Blocks: () => <BlocksPanel placed={close} />,
    Layers: () => <LayersPanel />,
    Style: () => <BlockPanel />,
  }
  return (
    <>
      <nav className={styles.dock} aria-label="Panels">
        {sheets.map(({ name, icon }) => (
          <button
            key={name}
            type="button"
            className={styles.dockButton}
            aria-expanded={open === name}
            onClick={() => setOpen(name)}
          >
            {icon}
            {name}
          </button>
        ))}
      </nav>
      <Drawer
        opened={open !== null}
        onClose={close}
        title={open}
        closeButtonProps={{ 'aria-label': 'Close panel' }}
        position="bottom"
        size="58dvh"
        overlayProps={{ backgroundOpacity: 0.15 }}
        styles={{ body: { height: 'calc(58dvh - 60px)', padding: 0 } }}
      >
        {open && contents[open]()}
      </Drawer>
    </>
  )
}
