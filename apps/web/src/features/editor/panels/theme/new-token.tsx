import { Button, Group, TextInput } from '@mantine/core'
import { checkTokenValue, type Theme, type TokenGroup } from '@web2/builder'
import { useState, type SubmitEvent } from 'react'
import { freeTokenName } from './token-names.ts'
import { useTheme } from './use-theme.ts'

const examples: Readonly<Record<TokenGroup, string>> = {
  color: '#0b6e4f',
  family: 'Georgia, serif',
  text: '1.25rem',
  space: '24px',
  radius: '8px',
  shadow: '0 8px 24px rgba(0, 0, 0, 0.12)',
  width: '60rem',
  other: '200ms',
}

interface NewTokenProps {
  readonly theme: Theme
  readonly group: TokenGroup
  readonly close: () => void
  /** Value to begin with; then only the name is asked for. */
  readonly value?: string
  /** Called with the name of the added token. */
  readonly added?: (name: string) => void
}

/** Fields for a custom token. */
export const NewToken = ({ theme, group, close, value: given, added }: NewTokenProps) => {
  const { set } = useTheme()
  const [name, setName] = useState('')
  const [value, setValue] = useState(given ?? '')
  const [tried, setTried] = useState(false)
  const wrongName = name.trim() === '' ? 'Enter a name.' : null
  const wrongValue = value.trim() === '' ? 'Enter a value.' : checkTokenValue(group, value.trim())

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrongName || wrongValue) return
    const token = { name: freeTokenName(theme, group, name), group, value: value.trim() }
    set('Add design token', { ...theme, tokens: [...theme.tokens, token] })
    added?.(token.name)
    close()
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextInput
        size="xs"
        label="Name"
        placeholder="Accent"
        maxLength={40}
        data-autofocus
        autoFocus
        value={name}
        error={tried && wrongName}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {given === undefined && (
        <TextInput
          size="xs"
          mt={6}
          label="Value"
          placeholder={examples[group]}
          value={value}
          error={tried && wrongValue}
          onChange={({ currentTarget }) => setValue(currentTarget.value)}
        />
      )}
      <Group gap="xs" mt="xs">
        <Button size="compact-sm" type="submit">
          Add
        </Button>
        <Button size="compact-sm" variant="default" onClick={close}>
          Cancel
        </Button>
      </Group>
    </form>
  )
}
