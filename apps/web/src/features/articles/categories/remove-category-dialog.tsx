import { Text } from '@mantine/core'
import type { Category } from '@web2/contract/articles'
import { RemovalDialog } from '../../../ui/dialogs/removal-dialog.tsx'
import { categories } from '../resources.ts'
import { removeCategories } from './categories-api.ts'
import { CategoryPicker } from './category-picker.tsx'
import { countedCategories } from './contents-count.ts'

interface CategoryRemovalProps {
  rows: readonly Category[]
  /** Merging requires a target category; otherwise articles may also stay without a category. */
  merging: boolean
  onRemoved: () => void
  onClose: () => void
}

/** Dialog that merges categories into another, or asks where their articles go before deleting them. */
export const CategoryRemoval = ({ rows, merging, onRemoved, onClose }: CategoryRemovalProps) => {
  const ids = rows.map(({ _id }) => _id)
  return (
    <RemovalDialog<Pick<Category, '_id' | 'name'>>
      names={rows.map(({ name }) => name)}
      counted={countedCategories(rows.length)}
      path={categories.path}
      submitsByEnter
      replacement={{
        name: 'moveTo',
        field: (props) => (
          <CategoryPicker required label={merging ? 'Merge into' : 'Category'} without={ids} {...props} />
        ),
        ...(!merging && {
          question: {
            label: 'Content of this category',
            other: 'Move to another category',
            none: 'Keep without a category',
          },
        }),
      }}
      remove={(place) => removeCategories(ids, place?._id ?? null)}
      {...(merging && {
        action: 'Merge',
        successOf: (place) => `Merged into ${place?.name ?? 'the other category'}`,
      })}
      onRemoved={onRemoved}
      onClose={onClose}
    >
      {merging && (
        <Text size="sm">All its content moves to the other category, and this one is deleted.</Text>
      )}
    </RemovalDialog>
  )
}
