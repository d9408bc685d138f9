import { Modal, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ArticleListed, Category } from '@web2/contract/articles'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { articles, patchArticles } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { CategoryPicker } from '../categories/category-picker.tsx'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface MoveDialogProps {
  readonly rows: readonly ArticleListed[]
  readonly onMoved: () => void
  readonly onClose: () => void
}

/** Dialog that moves articles to a category, or to none. */
export const MoveDialog = ({ rows, onMoved, onClose }: MoveDialogProps) => {
  const [category, setCategory] = useState<Pick<Category, '_id' | 'name'> | null>(null)
  const moving = useMutation({
    mutationFn: () =>
      patchArticles(
        rows.map(({ _id }) => _id),
        { categoryId: category?._id ?? null },
      ),
    onSuccess: () => {
      showSuccess(
        category === null
          ? `Removed ${counted(rows.length, 'article')} from their categories`
          : `Moved ${counted(rows.length, 'article')} to ${category.name}`,
      )
      onMoved()
      onClose()
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [articles.path] }),
  })
  const refusal = moving.isError ? (fieldErrors(moving.error).categoryId ?? sentenceFor(moving.error)) : null
  return (
    <Modal opened onClose={onClose} title={`Move ${counted(rows.length, 'article')}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          moving.mutate()
        }}
      >
        <Stack>
          <CategoryPicker
            label="Category"
            placeholder="No category"
            value={category}
            error={refusal}
            onChange={setCategory}
          />
          <DialogActions onCancel={onClose} type="submit" loading={moving.isPending}>
            Move
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
