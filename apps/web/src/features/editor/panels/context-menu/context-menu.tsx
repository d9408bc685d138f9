import { Menu } from '@mantine/core'
import { Fragment, useRef } from 'react'
import { useBuilder } from '../session/use-editor.ts'
import { nameOf } from '../../document/arrow-key-moves.ts'
import { shortcutOf } from '../../document/keymap/key-names.ts'
import { bindingOf } from '../../document/keymap/keymap.ts'
import styles from './context-menu.module.css'
import { menuGroups, type MenuEntry, type MenuSubject } from './menu-entries.tsx'

/** Returns the entry's shortcut on the page, because panels have different ones. */
const keysOf = ({ command }: MenuEntry): string | undefined =>
  command && bindingOf(command)?.reach !== 'layers' ? shortcutOf(command) : undefined

interface EntryProps {
  readonly entry: MenuEntry
  readonly subject: MenuSubject
  readonly choose: (entry: MenuEntry) => void
}

const Line = ({ entry, subject, choose }: EntryProps) => {
  const keys = keysOf(entry)
  return (
    <Menu.Item
      className={styles.entry}
      color={entry.danger ? 'red' : undefined}
      leftSection={entry.icon(subject)}
      rightSection={keys && <kbd className={styles.keys}>{keys}</kbd>}
      disabled={entry.can?.(subject) === false}
      onClick={() => choose(entry)}
    >
      {entry.label(subject)}
    </Menu.Item>
  )
}

const Sign = ({ entry, subject, choose }: EntryProps) => {
  const keys = keysOf(entry)
  const label = entry.label(subject)
  return (
    <Menu.Item
      className={styles.sign}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      disabled={entry.can?.(subject) === false}
      onClick={() => choose(entry)}
    >
      {entry.icon(subject)}
    </Menu.Item>
  )
}

/**
 * Menu of all actions on the selection, with shortcuts; opened by a right click, a long press or the Menu
 * key.
 */
export const ContextMenu = () => {
  const { editor, canvas } = useBuilder()
  const { session, store } = editor
  const at = session.menu.use()
  const opener = useRef<Element | null>(null)
  const ids = session.selection.get().filter((id) => store.get(id))
  const record = store.get(ids[0] ?? '')
  if (!at || !record) return null

  const subject: MenuSubject = { editor, ids, record }
  const close = () => {
    session.menu.set(null)
    if (opener.current instanceof HTMLElement) opener.current.focus()
    else canvas.get()?.focus()
  }
  const choose = (entry: MenuEntry) => {
    close()
    // on a small screen a sheet would cover the text
    if (entry.command === 'edit' && window.matchMedia('(max-width: 62em)').matches) session.panel.set(null)
    if (entry.run) entry.run(subject)
    else if (entry.command) canvas.get()?.machine.send({ type: 'command', command: entry.command })
  }
  const remember = (target: HTMLElement | null) => {
    if (target) opener.current = document.activeElement === document.body ? null : document.activeElement
  }

  return (
    <Menu
      key={`${at.x} ${at.y}`}
      opened
      onChange={(opened) => !opened && close()}
      position="right-start"
      offset={0}
      // on a narrow screen there is no room on either side of the point
      middlewares={{ flip: true, shift: { crossAxis: true, padding: 8 } }}
      width={250}
      returnFocus={false}
      transitionProps={{ duration: 0 }}
      closeOnItemClick={false}
    >
      <Menu.Target>
        <span ref={remember} className={styles.spot} style={{ left: at.x, top: at.y }} />
      </Menu.Target>
      <Menu.Dropdown className={styles.menu} aria-label={`Actions for ${nameOf(store, ids)}`}>
        {menuGroups.map(({ id, row, entries }, index) => (
          <Fragment key={id}>
            {index > 0 && <Menu.Divider />}
            {row ? (
              <div className={styles.row} role="group" aria-label={row}>
                <span className={styles.rowName}>{row}</span>
                {entries.map((entry) => (
                  <Sign key={entry.id} entry={entry} subject={subject} choose={choose} />
                ))}
              </div>
            ) : (
              entries.map((entry) => <Line key={entry.id} entry={entry} subject={subject} choose={choose} />)
            )}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
