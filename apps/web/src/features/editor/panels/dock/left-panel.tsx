import { Tabs } from '@mantine/core'
import { useBuilder } from '../session/use-editor.ts'
import { leftTools, type ToolGiven } from './left-tools.tsx'
import { PanelEdge } from './panel-edge.tsx'
import { panelWidths } from './panel-width.ts'
import styles from './panels.module.css'

/** The rail of tools with the open tool's panel; dragging its edge hides it, and the page uses the space. */
export const LeftPanel = (given: ToolGiven) => {
  const { kind, editor } = useBuilder()
  const tools = leftTools(kind)
  const { left: width } = panelWidths.use()
  const { panel } = editor.session
  const chosen = panel.use()
  const open = tools.some(({ id }) => id === chosen) || chosen === null ? chosen : 'blocks'
  return (
    <aside className={`${styles.side} ${styles.left}`} aria-label="Tools">
      <Tabs
        value={open}
        onChange={panel.set}
        orientation="vertical"
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
          <Tabs.Panel key={id} value={id} w={width}>
            {panel(given)}
          </Tabs.Panel>
        ))}
      </Tabs>
      {open !== null && <PanelEdge side="left" name="tools" hide={() => panel.set(null)} />}
    </aside>
  )
}
