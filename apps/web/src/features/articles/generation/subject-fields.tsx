import { Select, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messages } from '@web2/contract/core'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Cell } from '../../../ui/form/form-section.tsx'
import { ListingAtEnd } from '../../listings/picker/listing-at-end.tsx'
import { ListingField } from '../../listings/picker/listing-field.tsx'
import { allCategories } from './generation-api.ts'

/** Subject of a generated article, whichever way it is generated. */
export interface Subject {
  readonly keyword: string
  readonly categoryId: string | null
  readonly napId: string | null
  readonly napAtEnd: boolean
}

export const noSubject: Subject = { keyword: '', categoryId: null, napId: null, napAtEnd: false }

interface SubjectFieldsProps {
  readonly subject: Subject
  /** The form was sent before it was complete. */
  readonly isTried: boolean
  readonly refusal: string | undefined
  readonly onChange: (part: Partial<Subject>) => void
  /** Notes below the keyword. */
  readonly children?: ReactNode
}

/** Keyword, category and business listing of a generated article. */
export const SubjectFields = ({ subject, isTried, refusal, onChange, children }: SubjectFieldsProps) => {
  const { keyword, categoryId, napId, napAtEnd } = subject
  const categories = useQuery(allCategories)
  return (
    <>
      <Cell span={6}>
        <TextInput
          label="Keyword"
          withAsterisk
          maxLength={200}
          autoComplete="off"
          value={keyword}
          error={isTried && keyword.trim() === '' ? messages.required : (refusal ?? null)}
          onChange={(event) => onChange({ keyword: event.currentTarget.value })}
        />
        {children}
      </Cell>
      <Cell>
        <Select
          label="Category"
          placeholder="None"
          clearable
          searchable
          clearButtonProps={{ 'aria-label': 'No category' }}
          data={(categories.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          value={categoryId}
          {...(categories.isError ? { error: sentenceFor(categories.error) } : {})}
          onChange={(value) => onChange({ categoryId: value })}
        />
      </Cell>
      <Cell>
        <ListingField napId={napId} onChange={(value) => onChange({ napId: value })} />
        {napId !== null && (
          <ListingAtEnd
            label="Add name, address and phone at the end"
            checked={napAtEnd}
            onChange={(checked) => onChange({ napAtEnd: checked })}
          />
        )}
      </Cell>
    </>
  )
}
