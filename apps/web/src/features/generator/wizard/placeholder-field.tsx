import { ActionIcon, Menu, Text, Textarea } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { inserted } from '../content/insert-placeholder.ts'
import classes from '../generator.module.css'
import { useWizard } from './wizard-context.ts'

export interface PlaceholderFieldProps {
  readonly label: string
  readonly description?: string
  readonly placeholder?: string
  readonly value: string
  readonly maxLength: number
  /** Accepts several lines. */
  readonly isLong?: boolean
  readonly required?: boolean
  /** Name of the field in errors. */
  readonly field: string
  readonly onChange: (value: string) => void
}

const mostOffered = 60

/** Text field for placeholders and spintax, with a menu to insert placeholders. */
export const PlaceholderField = ({
  field,
  isLong = false,
  required = false,
  onChange,
  ...props
}: PlaceholderFieldProps) => {
  const { check, problem } = useWizard()
  const input = useRef<HTMLTextAreaElement>(null)
  const caret = useRef<number | null>(null)
  const { value } = props
  useEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])

  const insert = (name: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = input.current ?? {}
    const next = inserted(value, { from: selectionStart, to: selectionEnd }, name)
    caret.current = next.caret
    onChange(next.text)
  }
  const offers = check?.placeholders ?? []
  return (
    <Textarea
      ref={input}
      {...props}
      withAsterisk={required}
      autosize
      minRows={isLong ? 3 : 1}
      maxRows={isLong ? 14 : 4}
      spellCheck={isLong}
      error={problem(field)}
      data-field={field}
      onKeyDown={(event) => {
        // names and URLs are one line
        if (event.key === 'Enter' && !isLong) event.preventDefault()
      }}
      onChange={(event) =>
        onChange(isLong ? event.currentTarget.value : event.currentTarget.value.replace(/[\r\n]+/g, ' '))
      }
      rightSectionProps={{ style: { alignItems: 'flex-start', paddingTop: 4 } }}
      rightSection={
        <Menu position="bottom-end" returnFocus={false} onExitTransitionEnd={() => input.current?.focus()}>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Placeholders for ${props.label}`}>
              <IconBraces size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
            {offers.length === 0 && <Menu.Label>Add values to a list to get placeholders</Menu.Label>}
            {offers.slice(0, mostOffered).map(({ name, value: first }) => (
              <Menu.Item key={name} onClick={() => insert(name)}>
                <Text span size="sm" className={classes.code}>
                  {`{${name}}`}
                </Text>
                <Text size="xs" c="dimmed" maw={260} truncate>
                  {first === '' ? 'Empty in the first row' : first}
                </Text>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      }
    />
  )
}
