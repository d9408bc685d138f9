import { Tabs } from '@mantine/core'
import { IconChevronLeft } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useBuilder, useEditor } from '../session/use-editor.ts'
import { wantedField } from '../inspector/requested-field.ts'
import { PanelEdge } from './panel-edge.tsx'
import { panelWidths, setPanelWidths } from './panel-width.ts'
import styles from './panels.module.css'
import { rightTabs, type RightTab } from './right-tabs.tsx'

export interface TabbedProps {
  readonly tabs: readonly RightTab[]
  readonly placed?: () => void
}

/** Panels shown one at a time, with a row of tabs if there is more than one. */
export const Tabbed = ({ tabs, placed }: TabbedProps) => {
  const [open, setOpen] = useState<string | null>(tabs[0]?.id ?? null)
  const wish = wantedField(useEditor())
  useEffect(
    () =>
      wish.subscribe(() => {
        // fields of blocks are in the Style tab
        if (wish.get()?.in === 'block' && tabs.some(({ id }) => id === 'style')) setOpen('style')
      }),
    [wish, tabs],
  )
  if (tabs.length === 1) return tabs[0]?.panel({ placed })
  return (
    <Tabs
      value={open}
      onChange={setOpen}
      keepMounted={false}
      classNames={{ root: styles.tabs, tab: styles.tab, panel: styles.tabPanel }}
    >
      <Tabs.List grow>
        {tabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ id, panel }) => (
        <Tabs.Panel key={id} value={id}>
          {panel({ placed })}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
}

/** The panel on the right; when hidden, a narrow strip brings it back. */
export const RightPanel = () => {
  const tabs = rightTabs(useBuilder().kind)
  const { right: width, rightHidden } = panelWidths.use()
  const wish = wantedField(useEditor())
  useEffect(
    () =>
      wish.subscribe(() => {
        if (wish.get()?.in === 'block') setPanelWidths({ rightHidden: false })
      }),
    [wish],
  )
  return (
    <aside
      className={`${styles.side} ${styles.right}`}
      aria-label="Style panel"
      style={{ width: rightHidden ? undefined : width }}
    >
      {rightHidden ? (
        <button
          type="button"
          className={styles.show}
          aria-label="Show the style panel"
          title="Show the style panel"
          onClick={() => setPanelWidths({ rightHidden: false })}
        >
          <IconChevronLeft size={16} />
        </button>
      ) : (
        <>
          <PanelEdge side="right" name="style" hide={() => setPanelWidths({ rightHidden: true })} />
          <Tabbed tabs={tabs} />
        </>
      )}
    </aside>
  )
}
