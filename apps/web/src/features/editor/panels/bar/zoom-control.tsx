import { Button, Menu } from '@mantine/core'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { percent, zoomChoices } from '../../document/zooming.ts'
import { useEditor } from '../session/use-editor.ts'
import { shortcutOf } from '../../document/keymap/key-names.ts'
import styles from './zoom-control.module.css'

/** Present zoom of the canvas, with a menu of zoom levels. */
export const ZoomControl = () => {
  const { session } = useEditor()
  const zoom = session.zoom.use()
  const shown = percent(session.shownZoom.use())
  return (
    <Menu position="bottom" withinPortal>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          className={styles.control}
          aria-label={`Zoom: ${shown}`}
          rightSection={<IconChevronDown size={14} />}
        >
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {zoomChoices.map((choice) => (
          <Menu.Item
            key={choice}
            leftSection={zoom === choice ? <IconCheck size={14} /> : <span className={styles.unchecked} />}
            rightSection={choice === 'fit' && <span className={styles.keys}>{shortcutOf('zoom-fit')}</span>}
            onClick={() => session.zoom.set(choice)}
          >
            {choice === 'fit' ? 'Fit' : percent(choice)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
