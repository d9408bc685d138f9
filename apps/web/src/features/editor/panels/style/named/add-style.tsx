import { Button, Combobox, useCombobox } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  applyNamedStyle,
  createNamedStyle,
  isElementDefault,
  namedStyleLimits,
  ownLayers,
  styleClassFor,
} from '@web2/builder'
import { useState } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { useNamedStyles, useStyleCommand } from './use-named-styles.ts'
import styles from './named.module.css'

interface AddStyleProps {
  readonly ids: readonly string[]
  /** Classes that all the blocks have. */
  readonly taken: ReadonlySet<string>
  /** Called with a style that was just created. */
  readonly created: (id: string) => void
}

const creates = ' new'
const mostShown = 50

/** Button that gives the blocks a style of the site, or makes one of the first block's own style. */
export const AddStyle = ({ ids, taken, created }: AddStyleProps) => {
  const { store } = useEditor()
  const all = useNamedStyles()
  const run = useStyleCommand()
  const [search, setSearch] = useState('')
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      combobox.focusTarget()
    },
    // not when it closes, because the list would change while it fades
    onDropdownOpen: () => {
      setSearch('')
      combobox.focusSearchInput()
    },
  })
  const typed = search.trim()
  const found = all.filter(
    (style) =>
      !isElementDefault(style) &&
      !taken.has(style.id) &&
      style.name.toLowerCase().includes(typed.toLowerCase()),
  )
  const isNew = typed !== '' && !all.some(({ name }) => name.toLowerCase() === typed.toLowerCase())

  const create = () => {
    const first = store.get(ids[0] ?? '')
    if (!first) return
    const style = { id: styleClassFor(typed, all), name: typed, layers: ownLayers(first) }
    if (run(`Create style “${typed}”`, createNamedStyle(store.document, { ids, style }))) created(style.id)
  }
  const choose = (value: string) => {
    combobox.closeDropdown()
    if (value === creates) return create()
    const name = all.find(({ id }) => id === value)?.name ?? ''
    run(`Apply style “${name}”`, applyNamedStyle(store.document, { ids, styleId: value }))
  }
  return (
    <Combobox store={combobox} width={260} position="bottom-start" onOptionSubmit={choose}>
      <Combobox.Target withAriaAttributes={false}>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconPlus size={13} aria-hidden />}
          aria-haspopup="listbox"
          aria-expanded={combobox.dropdownOpened}
          onClick={() => combobox.toggleDropdown()}
        >
          Add style
        </Button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label="Search styles or name a new one"
          placeholder="Search or name a new style"
          maxLength={namedStyleLimits.name}
          value={search}
          onChange={({ currentTarget }) => {
            setSearch(currentTarget.value)
            combobox.updateSelectedOptionIndex()
          }}
        />
        <Combobox.Options aria-label="Styles" className={styles.options}>
          {found.slice(0, mostShown).map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
            </Combobox.Option>
          ))}
          {isNew && (
            <Combobox.Option value={creates}>
              Create “{typed}”<span className={styles.hint}>From this block’s own values</span>
            </Combobox.Option>
          )}
          {found.length === 0 && !isNew && (
            <Combobox.Empty>
              {typed === '' ? 'Type a name to create a style.' : 'These blocks have this style already.'}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
