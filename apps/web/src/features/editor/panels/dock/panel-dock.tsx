import { Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustments, IconBookmarks } from '@tabler/icons-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { useBuilder } from '../session/use-editor.ts'
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

/** Panels that act on the page, which stays usable beside them. */
const besideThePage = new Set(['style', 'layers', 'theme', 'history'])

const beside = { withOverlay: false, lockScroll: false, trapFocus: false, closeOnClickOutside: false }

/**
 * Panels of small screens: sheets over the lower half, opened from a bar at the bottom, or at the right on a
 * phone in landscape. The page uses the space that a sheet leaves, and all of it during a drag.
 */
export const PanelDock = ({ pages }: Pick<ToolGiven, 'pages'>) => {
  const { kind, editor } = useBuilder()
  const { panel, activity } = editor.session
  const open = panel.use() ?? null
  const lies = useMediaQuery('(max-height: 30em)', false, { getInitialValueInEffect: false })
  const dragging = useSyncExternalStore(activity.subscribe, () => activity.get() === 'dragging')
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
  // layers can be dragged back to their list
  const away = dragging && shown?.id !== 'layers'
  const sheet = shown && !away ? (lies ? 'side' : 'bottom') : 'none'
  return (
    <>
      <nav className={styles.dock} aria-label="Panels" data-sheet={sheet}>
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
        position={lies ? 'right' : 'bottom'}
        size={lies ? 'min(380px, 50vw)' : 'var(--app-sheet)'}
        overlayProps={{ backgroundOpacity: 0.15 }}
        {...(shown && besideThePage.has(shown.id) && beside)}
        classNames={{
          root: away ? styles.away : undefined,
          inner: lies ? styles.beside : styles.sheetPlace,
          header: styles.sheetHead,
          content: styles.sheet,
          body: styles.sheetBody,
        }}
      >
        {shown?.content()}
      </Drawer>
    </>
  )
}
