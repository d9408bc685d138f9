import { TextInput, UnstyledButton } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Category } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { useEffect, useRef, useState } from 'react'
import { fieldErrors, isApiError, sentenceFor } from '../../../lib/api/errors.ts'
import { categories } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'

interface NameCellProps {
  category: Category
  editing: boolean
  onEdit: () => void
  onDone: () => void
}

/** Thrown if another user renamed the category since it was loaded. */
class RenameConflictError extends Error {}

/** Renames a category if it still has the name shown here. Throws RenameConflictError if it has another. */
const renameFrom = async (id: string, seen: string, name: string): Promise<void> => {
  try {
    await categories.patch(id, { name }, { name: seen })
  } catch (error) {
    if (!isApiError(error) || error.code !== 404) throw error
    const { name: theirs } = await categories.get(id)
    if (theirs !== name) throw new RenameConflictError(theirs)
  }
}

const NameField = ({ category, onDone }: Pick<NameCellProps, 'category' | 'onDone'>) => {
  const [name, setName] = useState(category.name)
  const [nameless, setNameless] = useState(false)
  const seen = useRef(category.name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const renaming = useMutation({
    // renames of one category are sent in order
    scope: { id: `rename ${category._id}` },
    mutationFn: (typed: string) => renameFrom(category._id, seen.current, typed),
    onError: (error) => {
      if (error instanceof RenameConflictError) seen.current = error.message
    },
    onSuccess: async (_, typed) => {
      seen.current = typed
      await queryClient.invalidateQueries({ queryKey: [categories.path] })
      if (field.current?.value.trim() === typed) onDone()
    },
  })
  const save = () => {
    const typed = name.trim()
    setNameless(typed === '')
    if (typed === '' || (renaming.isPending && renaming.variables === typed)) return
    if (typed === seen.current && !renaming.isPending) onDone()
    else renaming.mutate(typed)
  }
  const sentenceOf = (error: Error): string =>
    error instanceof RenameConflictError
      ? `Someone else renamed it “${error.message}”. Press Enter to use your name, or Escape to keep theirs.`
      : (fieldErrors(error).name ?? sentenceFor(error))
  const refusal = renaming.isError ? sentenceOf(renaming.error) : null
  return (
    <TextInput
      ref={field}
      size="xs"
      w="36ch"
      maw="100%"
      aria-label={`New name of ${category.name}`}
      maxLength={100}
      autoComplete="off"
      value={name}
      error={nameless ? messages.required : refusal}
      onChange={(event) => {
        setName(event.currentTarget.value)
        setNameless(false)
        if (renaming.isError) renaming.reset()
      }}
      onBlur={() => {
        // leaving the field does not resolve a conflict
        if (!(renaming.error instanceof RenameConflictError)) save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save()
        if (event.key === 'Escape') onDone()
      }}
    />
  )
}

/** A category's name with inline editing. */
export const NameCell = ({ category, editing, onEdit, onDone }: NameCellProps) =>
  editing ? (
    <NameField category={category} onDone={onDone} />
  ) : (
    <UnstyledButton
      aria-label={`Rename ${category.name}`}
      title={category.name}
      fz="sm"
      fw={500}
      mih={28}
      maw="min(44ch, 100%)"
      style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      onClick={onEdit}
    >
      {category.name}
    </UnstyledButton>
  )
