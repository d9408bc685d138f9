import { NativeSelect, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { articleSources, articleStatuses } from '@web2/contract/articles'
import { useState } from 'react'
import { categoriesNamed, categoryChoice } from '../categories/category-choice.ts'
import { articleSourceLabel, articleStatusLabel } from '../article-status.tsx'
import { noCategory, type ArticleFilters } from '../articles-api.ts'

interface FiltersProps extends ArticleFilters {
  readonly status: string
  readonly onChange: (next: Partial<ArticleFilters & { status: string }>) => void
}

/** Filters of the list by category, status and source. */
export const ArticleFilterFields = ({ status, source, category, onChange }: FiltersProps) => {
  const [words, setWords] = useState('')
  const chosenName = useQuery(categoriesNamed(category === '' || category === noCategory ? [] : [category]))
  const chosen = chosenName.data?.get(category)
  const { data } = useQuery(categoryChoice(words === chosen?.name ? '' : words.trim()))
  const found = (data?.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))
  const known = chosen && !found.some(({ value }) => value === category)
  return (
    <>
      <Select
        aria-label="Category"
        placeholder="Any category"
        w={180}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Any category' }}
        nothingFoundMessage="No matching category"
        data={[
          { value: noCategory, label: 'No category' },
          ...(known ? [{ value: category, label: chosen.name }] : []),
          ...found,
        ]}
        filter={({ options }) => options}
        onSearchChange={setWords}
        value={category === '' ? null : category}
        onChange={(value) => onChange({ category: value ?? '' })}
      />
      <NativeSelect
        aria-label="Status"
        data={[
          { value: '', label: 'Any status' },
          ...articleStatuses.map((value) => ({ value, label: articleStatusLabel(value) })),
        ]}
        value={status}
        onChange={(event) => onChange({ status: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label="Source"
        data={[
          { value: '', label: 'Any source' },
          ...articleSources.map((value) => ({ value, label: articleSourceLabel(value) })),
        ]}
        value={source}
        onChange={(event) => onChange({ source: event.currentTarget.value })}
      />
    </>
  )
}
