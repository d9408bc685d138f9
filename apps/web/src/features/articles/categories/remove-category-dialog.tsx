import { Button, Group, List, Modal, Radio, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Category } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { categories } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { CategoryPicker } from './category-picker.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { removeCategories } from './categories-api.ts'
import { countedCategories } from './contents-count.ts'

interface RemovalDialogProps {
  rows: readonly Category[]
  /** Merging requires a target category; otherwise articles may also stay without a category. */
  merging: boolean
  onRemoved: () => void
  onClose: () => void
}

const mostNames = 8

/** Dialog that merges categories into another, or asks where their articles go before deleting them. */
export const RemovalDialog = ({ rows, merging, onRemoved, onClose }: RemovalDialogProps) => {
  const [moves, setMoves] = useState(true)
  const [place, setPlace] = useState<Pick<Category, '_id' | 'name'> | null>(null)
  const [missing, setMissing] = useState(false)
  const ids = rows.map(({ _id }) => _id)
  const removal = useMutation({
    mutationFn: () => removeCategories(ids, moves ? (place?._id ?? null) : null),
    onSuccess: () => {
      showSuccess(
        merging
          ? `Merged into ${place?.name ?? 'the other category'}.`
          : `Deleted ${countedCategories(rows.length)}.`,
      )
      onRemoved()
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [categories.path] }),
  })
  const submit = () => {
    const isMissing = moves && place === null
    setMissing(isMissing)
    if (!isMissing) removal.mutate()
  }
  const refusal = fieldErrors(removal.error).moveTo
  const picker = (
    <CategoryPicker
      required
      label={merging ? 'Merge into' : 'Category'}
      without={ids}
      value={place}
      error={missing ? messages.required : (refusal ?? null)}
      onChange={(category) => {
        setPlace(category)
        setMissing(false)
        removal.reset()
      }}
    />
  )
  const [only] = rows
  const title =
    rows.length === 1 && only !== undefined
      ? `${merging ? 'Merge' : 'Delete'} “${only.name}”?`
      : `Delete ${countedCategories(rows.length)}?`

  return (
    <Modal opened onClose={onClose} title={title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Stack>
          {rows.length > 1 && (
            <List size="sm" style={{ overflowWrap: 'anywhere' }}>
              {rows.slice(0, mostNames).map(({ _id, name }) => (
                <List.Item key={_id}>{name}</List.Item>
              ))}
              {rows.length > mostNames && <List.Item>and {rows.length - mostNames} more</List.Item>}
            </List>
          )}
          {merging ? (
            <>
              <Text size="sm">Everything in it moves to the other category, and this one is deleted.</Text>
              {picker}
            </>
          ) : (
            <>
              <Radio.Group
                label="What is in there"
                value={moves ? 'move' : 'none'}
                onChange={(value) => setMoves(value === 'move')}
              >
                <Stack gap="xs" mt="xs">
                  <Radio value="move" label="Move it to another category" />
                  <Radio value="none" label="Keep it without a category" />
                </Stack>
              </Radio.Group>
              {moves && picker}
            </>
          )}
          {removal.isError && refusal === undefined && <Failure message={sentenceFor(removal.error)} />}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={removal.isPending} {...(merging ? {} : { color: 'red.8' })}>
              {merging ? 'Merge' : 'Delete'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
