import { ActionIcon, Button, Menu, Text } from '@mantine/core'
import { IconChevronDown, IconDeviceFloppy } from '@tabler/icons-react'
import { useSyncExternalStore, type ReactNode } from 'react'
import { staysAfterSave } from '../../../../lib/after-save.ts'
import { shortcutOf } from '../../document/keymap/key-names.ts'
import type { SaveState } from '../../document/saving/saver.ts'
import type { WholeSaver } from '../../document/saving/site-saver.ts'
import styles from './save-controls.module.css'

const words: Record<SaveState['kind'], string> = {
  new: 'Not saved yet',
  saved: 'Saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  failed: 'Not saved',
  conflict: 'Not saved',
}

export interface SaveControlsProps {
  readonly saver: WholeSaver
  /** Contents of the list that a save returns to. */
  readonly list: string
  readonly save: () => void
  /**
   * Saves with the opposite of the present setting: stay, or return to the list. Undefined for a new site,
   * which is asked about first.
   */
  readonly saveOtherwise?: () => void
  /** Further entries of the menu. */
  readonly more?: ReactNode
}

const SaveStatus = ({ saver }: Pick<SaveControlsProps, 'saver'>) => {
  const { kind } = saver.state.use()
  return (
    <Text className={styles.state} data-kind={kind} role="status">
      {words[kind]}
    </Text>
  )
}

/** Save state of the page, with the buttons to save it. */
export const SaveControls = ({ saver, list, save, saveOtherwise, more }: SaveControlsProps) => {
  const stays = staysAfterSave.use()
  const goingBack = `Save and return to ${list}`
  const kind = useSyncExternalStore(saver.state.subscribe, () => saver.state.get().kind)
  const busy = kind === 'saving'
  // beside Publish, only what is to be done next stands out
  const variant = kind === 'saved' ? 'default' : 'filled'
  return (
    <>
      <SaveStatus saver={saver} />
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant={variant}
          className={styles.save}
          leftSection={<IconDeviceFloppy size={18} />}
          loading={busy}
          title={`${stays ? 'Save and stay' : goingBack} (${shortcutOf('save')})`}
          onClick={save}
        >
          Save
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant={variant}
              className={styles.more}
              size={36}
              disabled={busy}
              aria-label="More save options"
            >
              <IconChevronDown size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {saveOtherwise && (
              <Menu.Item onClick={saveOtherwise}>{stays ? goingBack : 'Save and stay'}</Menu.Item>
            )}
            {more}
            <Menu.Divider />
            <Menu.CheckboxItem closeMenuOnClick checked={stays} onChange={staysAfterSave.set}>
              Stay here after saving
            </Menu.CheckboxItem>
          </Menu.Dropdown>
        </Menu>
      </div>
    </>
  )
}
