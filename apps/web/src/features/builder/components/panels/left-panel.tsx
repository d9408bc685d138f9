import { Tabs } from '@mantine/core'
import { useState } from 'react'
import { useBuilder } from '../../hooks/use-builder.ts'
import { leftTools, type ToolGiven } from './left-tools.tsx'
import styles from './panels.module.css'

/** The rail of tools and the panel of the open one; pressing the open one closes it and leaves its room to the page. */
export const LeftPanel = (given: ToolGiven) => {
  const tools = leftTools(useBuilder().kind)
  const [open, setOpen] = useState<string | null>('blocks')
  return (
    <aside className={`${styles.side} ${styles.left}`} aria-label="Tools">
      <Tabs
        value={open}
        onChange={setOpen}
        orientation="vertical"
        allowTabDeactivation
        keepMounted={false}
        classNames={{ root: styles.rail, list: styles.tools, tab: styles.tool, panel: styles.toolPanel }}
      >
        <Tabs.List aria-label="Tools">
          {tools.map(({ id, label, icon }) => (
            <Tabs.Tab key={id} value={id} leftSection={icon}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tools.map(({ id, panel }) => (
          <Tabs.Panel key={id} value={id}>
            {panel(given)}
          </Tabs.Panel>
        ))}
      </Tabs>
    </aside>
  )
}
