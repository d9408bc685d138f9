import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Category } from '@web2/contract/articles'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError } from '../../../lib/snackbar.ts'
import { categories } from '../resources.ts'
import { categoryChoice } from './category-choice.ts'

/** Delay in ms between typing and the search. */
const pause = 200

/** Value of the option that adds a category. */
const newCategory = 'new'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

interface CategoryPickerProps {
  label: string
  /** Ids of categories that can't be selected. */
  without?: readonly string[]
  /** A category is required. */
  required?: boolean
  placeholder?: string
  /** A name that no category has can be added as one. */
  creatable?: boolean
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
  creatable = false,
  value,
  error,
  onChange,
}: CategoryPickerProps) => {
  const [typed, setTyped] = useState('')
  const [words] = useDebouncedValue(typed.trim() === value?.name ? '' : typed.trim(), pause)
  const { data } = useQuery(categoryChoice(words))
  const found = data?.data.filter(({ _id }) => !without.includes(_id)) ?? []
  const adding = useMutation({
    mutationFn: (name: string) => categories.create({ name }),
    onSuccess: onChange,
    onError: (error) => showError(fieldErrors(error).name ?? sentenceFor(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [categories.path] }),
  })
  const isNew =
    creatable && words !== '' && data !== undefined && !found.some(({ name }) => isSame(name, words))
  const offered = value === null || found.some(({ _id }) => _id === value._id) ? found : [value, ...found]
  return (
    <Select
      label={label}
      withAsterisk={required}
      clearable={!required}
      placeholder={placeholder ?? ''}
      searchable
      data={[
        ...offered.map(({ _id, name }) => ({ value: _id, label: name })),
        ...(isNew ? [{ value: newCategory, label: `Create “${words}”` }] : []),
      ]}
      disabled={adding.isPending}
      // the server has already filtered
      filter={({ options }) => options}
      nothingFoundMessage={
        data === undefined
          ? 'Loading…'
          : creatable && words === ''
            ? 'No categories yet. Type a name to create one.'
            : 'No matching category'
      }
      searchValue={typed}
      onSearchChange={setTyped}
      value={value?._id ?? null}
      error={error}
      onChange={(id) =>
        id === newCategory ? adding.mutate(words) : onChange(offered.find(({ _id }) => _id === id) ?? null)
      }
    />
  )
}
