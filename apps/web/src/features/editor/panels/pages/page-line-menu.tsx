import { Menu, Portal } from '@mantine/core'
import {
  IconArrowBarDown,
  IconArrowBarLeft,
  IconArrowBarRight,
  IconArrowBarUp,
  IconCopyPlus,
  IconEye,
  IconEyeOff,
  IconFilePlus,
  IconHome,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import type { WorkPage } from '../../document/api/work-page.ts'
import type { ReactNode } from 'react'
import { stepPlace, type PageStep } from './keyboard-moves.ts'
import styles from './pages.module.css'

export interface OpenPageMenu {
  readonly page: WorkPage
  /** Position in screen px. */
  readonly x: number
  readonly y: number
}

export type PageAction = 'rename' | 'add-below' | 'duplicate' | 'home' | 'navigation' | 'delete' | PageStep

export interface PageLineMenuProps {
  readonly open: OpenPageMenu
  readonly pages: readonly WorkPage[]
  /** The page in the editor, which can't be deleted. */
  readonly currentId: string
  readonly close: () => void
  readonly act: (action: PageAction, page: WorkPage) => void
}

const size = 16

const steps: readonly { step: PageStep; label: string; icon: ReactNode; keys: string }[] = [
  { step: 'up', label: 'Move up', icon: <IconArrowBarUp size={size} />, keys: 'Alt ↑' },
  { step: 'down', label: 'Move down', icon: <IconArrowBarDown size={size} />, keys: 'Alt ↓' },
  { step: 'in', label: 'Nest under previous page', icon: <IconArrowBarRight size={size} />, keys: 'Alt →' },
  { step: 'out', label: 'Move out one level', icon: <IconArrowBarLeft size={size} />, keys: 'Alt ←' },
]

const keysOf = (keys: string) => <kbd className={styles.keys}>{keys}</kbd>

/** Menu of a page's actions, at the pointer or at its button. */
export const PageLineMenu = ({ open, pages, currentId, close, act }: PageLineMenuProps) => {
  const { page, x, y } = open
  const isCurrent = page._id === currentId
  const does = (action: PageAction) => () => act(action, page)
  return (
    // inside a shifted sheet, screen coordinates would be wrong
    <Portal>
      <Menu opened onClose={close} position="bottom-start" width={250} transitionProps={{ exitDuration: 0 }}>
        <Menu.Target>
          <span className={styles.menuPoint} style={{ left: x, top: y }} />
        </Menu.Target>
        <Menu.Dropdown aria-label={`Actions for ${page.name}`}>
          <Menu.Item
            leftSection={<IconPencil size={size} />}
            rightSection={keysOf('F2')}
            onClick={does('rename')}
          >
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<IconFilePlus size={size} />} onClick={does('add-below')}>
            Add subpage
          </Menu.Item>
          <Menu.Item leftSection={<IconCopyPlus size={size} />} onClick={does('duplicate')}>
            Duplicate
          </Menu.Item>
          <Menu.Item leftSection={<IconHome size={size} />} disabled={page.isDefault} onClick={does('home')}>
            Set as home page
          </Menu.Item>
          <Menu.Item
            leftSection={page.inNavigation ? <IconEyeOff size={size} /> : <IconEye size={size} />}
            onClick={does('navigation')}
          >
            {page.inNavigation ? 'Hide from navigation' : 'Show in navigation'}
          </Menu.Item>
          <Menu.Divider />
          {steps.map(({ step, label, icon, keys }) => (
            <Menu.Item
              key={step}
              leftSection={icon}
              rightSection={keysOf(keys)}
              disabled={stepPlace(pages, page._id, step) === null}
              onClick={does(step)}
            >
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={size} />}
            disabled={isCurrent || page.isDefault}
            onClick={does('delete')}
          >
            {isCurrent
              ? 'Delete (open another page first)'
              : page.isDefault
                ? 'Delete (set another home page first)'
                : 'Delete'}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Portal>
  )
}
