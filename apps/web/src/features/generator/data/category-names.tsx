import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { categories } from '../../articles/resources.ts'
import { Failure } from '../../../ui/failure.tsx'
import { withLines } from './typed-list.ts'

interface CategoryNamesProps {
  readonly typed: string
  readonly onChange: (typed: string) => void
}

/** Appends the names of the account's categories to the typed values. */
export const CategoryNames = ({ typed, onChange }: CategoryNamesProps) => {
  const adding = useMutation({
    mutationFn: async () => {
      const all = await categories.findAll({ $select: ['name'], $sort: { name: 1 } })
      return all.map(({ name }) => name)
    },
    onSuccess: (names) => onChange(withLines(typed, names)),
  })
  return (
    <>
      <div>
        <Button
          size="compact-xs"
          variant="default"
          loading={adding.isPending}
          onClick={() => adding.mutate()}
        >
          Add category names
        </Button>
      </div>
      {adding.data?.length === 0 && (
        <Text size="xs" role="status">
          No categories yet. Add them under Categories.
        </Text>
      )}
      {adding.isError && <Failure message={sentenceFor(adding.error)} />}
    </>
  )
}
