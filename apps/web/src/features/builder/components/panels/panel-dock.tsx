import { Drawer } from '@mantine/core'
import { IconAdjustments, IconBookmarks } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useBuilder } from '../../hooks/use-builder.ts'
import { leftTools, type ToolGiven } from './left-tools.tsx'
import styles from './panels.module.css'
import { Tabbed } from './right-panel.tsx'
import { rightTabs } from './right-tabs.tsx'

interface Sheet {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  readonly content: () => ReactNode
}

const beside = { withOverlay: false, lockScroll: false, trapFocus: false, closeOnClickOutside: false }

/** On small screens the panels are sheets over the lower half, opened from a bar at the bottom. */
export const PanelDock = ({ pages }: Pick<ToolGiven, 'pages'>) => {
  const { kind, editor } = useBuilder()
  const { panel } = editor.session
  const open = panel.use() ?? null
  const setOpen = panel.set
  const close = () => setOpen(null)
  const [style, ...library] = rightTabs(kind)
  const sheets: readonly Sheet[] = [
    ...leftTools(kind).map((tool) => ({ ...tool, content: () => tool.panel({ pages, placed: close }) })),
    ...(style ? [{ ...style, icon: <IconAdjustments />, content: () => style.panel({}) }] : []),
    ...(library.length > 0
      ? [
          {
            id: 'library',
            label: 'Library',
            icon: <IconBookmarks />,
            content: () => <Tabbed tabs={library} placed={close} />,
          },
        ]
      : []),
  ]
  const shown = sheets.find(({ id }) => id === open)
  return (
    <>
      <nav className={styles.dock} aria-label="Panels">
        {sheets.map(({ id, label, icon }) => (
          <button
            key={id}
            type="button"
            className={styles.dockButton}
            aria-expanded={open === id}
            onClick={() => setOpen(id)}
          >
            {icon}
            {label}
          </button>
        ))}
      </nav>
      <Drawer
        opened={shown !== undefined}
        onClose={close}
        title={shown?.label}
        closeButtonProps={{ 'aria-label': 'Close panel' }}
        position="bottom"
        size="58dvh"
        overlayProps={{ backgroundOpacity: 0.15 }}
        // the style belongs to what is selected: the page beside it can be touched meanwhile
        {...(shown?.id === 'style' && beside)}
        styles={{ body: { height: 'calc(58dvh - 60px)', padding: 0 } }}
      >
        {shown?.content()}
      </Drawer>
    </>
  )
}
