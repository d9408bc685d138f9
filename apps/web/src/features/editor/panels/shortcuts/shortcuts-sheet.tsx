import { CloseButton, Modal, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { keyNames } from '../../document/keymap/key-names.ts'
import { keyBindings, keyGroups } from '../../document/keymap/keymap.ts'
import { keysMatching, type ListedKeys } from './keys-matching.ts'
import styles from './shortcuts.module.css'

const Keys = ({ keys }: { readonly keys: string }) => (
  <span className={styles.combination}>
    {keyNames(keys).map((name) => (
      <kbd key={name} className={styles.key}>
        {name}
      </kbd>
    ))}
  </span>
)

const Line = ({ binding }: { readonly binding: ListedKeys }) => (
  <div className={styles.line}>
    <dt className={styles.what}>{binding.label}</dt>
    <dd className={styles.keys}>
      {binding.keys.map((keys, at) => (
        <span key={keys} className={styles.combination}>
          {at > 0 && <span className={styles.or}>or</span>}
          <Keys keys={keys} />
        </span>
      ))}
    </dd>
  </div>
)

interface ShortcutsSheetProps {
  readonly close: () => void
  /** Further shortcuts with their groups; listed first, and only there. */
  readonly more?: readonly ListedKeys[]
  /** Where the editor's shortcuts apply. */
  readonly note: string
}

const none: readonly ListedKeys[] = []

/** Dialog of all shortcuts, from the same lists that the key handling uses. */
export const ShortcutsSheet = ({ close, more = none, note }: ShortcutsSheetProps) => {
  const [search, setSearch] = useState('')
  const own = keyBindings.filter(
    ({ keys }) => !keys.every((one) => more.some((each) => each.keys.includes(one))),
  )
  const all: readonly ListedKeys[] = [...more, ...own]
  const found = keysMatching(all, search)
  const groups = [...new Set([...more.map(({ group }) => group), ...keyGroups])]
  return (
    <Modal opened onClose={close} title="Keyboard shortcuts" size="xl">
      <TextInput
        aria-label="Search shortcuts"
        placeholder="Search by action or key"
        data-autofocus
        leftSection={<IconSearch size={16} />}
        rightSection={
          search && <CloseButton size="sm" aria-label="Clear search" onClick={() => setSearch('')} />
        }
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" mt="xs">
        {note}
      </Text>
      <div className={styles.groups}>
        {groups.map((group) => {
          const bindings = found.filter((binding) => binding.group === group)
          return (
            bindings.length > 0 && (
              <section key={group} className={styles.group} aria-label={group}>
                <h3 className={styles.groupName}>{group}</h3>
                <dl className={styles.list}>
                  {bindings.map((binding) => (
                    <Line key={binding.label} binding={binding} />
                  ))}
                </dl>
              </section>
            )
          )
        })}
      </div>
      {found.length === 0 && (
        <Text py="xl" ta="center" c="dimmed">
          No shortcuts match “{search}”
        </Text>
      )}
    </Modal>
  )
}
