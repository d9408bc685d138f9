import { Combobox, Text, Textarea, useCombobox } from '@mantine/core'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { begunAt, completed, matchingOffers, type Begun, type Offer } from './completion.ts'

interface PromptFieldProps {
  label: string
  value: string
  error: ReactNode
  offers: readonly Offer[]
  /** Name by which the form finds the field. */
  path: string
  onChange: (prompt: string) => void
}

/** Field for a prompt; a brace opens a list of placeholders. */
export const PromptField = ({ label, value, error, offers, path, onChange }: PromptFieldProps) => {
  const combobox = useCombobox()
  const field = useRef<HTMLTextAreaElement>(null)
  const [begun, setBegun] = useState<Begun | null>(null)
  const caret = useRef<number | null>(null)
  const found = begun === null ? [] : matchingOffers(offers, begun.typed)
  const open = found.length > 0

  const { openDropdown, closeDropdown, selectFirstOption } = combobox
  useEffect(() => {
    if (open) openDropdown()
    else closeDropdown()
  }, [open, openDropdown, closeDropdown])
  const first = found[0]?.name
  useEffect(() => {
    if (first !== undefined) selectFirstOption()
  }, [first, selectFirstOption])
  useEffect(() => {
    if (caret.current === null) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])

  const insert = (name: string) => {
    if (begun === null) return
    const next = completed(value, begun.from + begun.typed.length + 1, begun, name)
    caret.current = next.caret
    setBegun(null)
    onChange(next.text)
    field.current?.focus()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={insert} position="bottom-start" onClose={() => setBegun(null)}>
      <Combobox.Target withKeyboardNavigation={open}>
        <Textarea
          ref={field}
          label={label}
          withAsterisk
          autosize
          minRows={4}
          maxRows={18}
          maxLength={20_000}
          placeholder="Type { to insert the keyword, business or earlier steps"
          data-path={path}
          value={value}
          error={error}
          onChange={(event) => {
            onChange(event.currentTarget.value)
            setBegun(begunAt(event.currentTarget.value, event.currentTarget.selectionStart))
          }}
          onBlur={() => setBegun(null)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!open}>
        <Combobox.Options mah={220} style={{ overflowY: 'auto' }} aria-label="Placeholders">
          {found.map(({ name, meaning }) => (
            <Combobox.Option key={name} value={name}>
              <Text span size="sm" ff="monospace">
                {`{${name}}`}
              </Text>
              <Text size="xs" truncate>
                {meaning}
              </Text>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
