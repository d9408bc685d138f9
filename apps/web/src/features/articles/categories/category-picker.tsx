import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Category } from '@web2/contract/articles'
import { useState } from 'react'
import { categoryChoice } from './category-choice.ts'

/** Delay in ms between typing and the search. */
const pause = 200

interface CategoryPickerProps {
  label: string
  /** Ids of categories that can't be selected. */
  without?: readonly string[]
  /** A category is required. */
  required?: boolean
  placeholder?: string
  value: Pick<Category, '_id' | 'name'> | null
  error?: string | null
  onChange: (category: Pick<Category, '_id' | 'name'> | null) => void
}

/** Picker of a category by name. */
export const CategoryPicker = ({
  label,
  without = [],
  required = false,
  placeholder,
  value,
  error,
  onChange,
}: CategoryPickerProps) => {
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim() === value?.name ? '' : typed.trim(), pause)
  const { data } = useQuery(categoryChoice(words))
  const found = data?.data.filter(({ _id }) => !without.includes(_id)) ?? []
  const offered = value === null || found.some(({ _id }) => _id === value._id) ? found : [value, ...found]
  return (
    <Select
      label={label}
      withAsterisk={required}
      clearable={!required}
      placeholder={placeholder ?? ''}
      searchable
      data={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
      // the server has already filtered
      filter={({ options }) => options}
      nothingFoundMessage="No matching category"
      searchValue={typed}
      onSearchChange={setTyped}
      value={value?._id ?? null}
      error={error}
      onChange={(id) => onChange(offered.find(({ _id }) => _id === id) ?? null)}
    />
  )
}
