import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './data-list.module.css'

/** Waits (ms) for the next key before it searches. */
const pause = 250

interface SearchFieldProps {
  label: string
  value: string
  onChange: (words: string) => void
}

/** A search box that asks when the typing pauses. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const tell = useDebouncedCallback(onChange, pause)
  // The words may also change by the address, as with the browser's back button.
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const type = (words: string) => {
    setTyped(words)
    tell(words.trim())
  }
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed === '' ? null : <CloseButton size="sm" aria-label="Clear search" onClick={() => type('')} />
      }
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      className={classes.search}
    />
  )
}
