import { Menu } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconArrowMerge, IconPencil, IconTags } from '@tabler/icons-react'
import { categoryColors, type Category, type CategoryColor } from '@web2/contract/articles'
import { useMemo, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { categories } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { useCan } from '../../../lib/session/use-user.ts'
import { showError } from '../../../lib/snackbar.ts'
import { DataList } from '../../../ui/data-list/data-list.tsx'
import { choiceFilter, type ListColumn } from '../../../ui/data-list/list-column.ts'
import { addedColumn, changedColumn, nameColumn } from '../../../ui/data-list/usual-columns.ts'
import { useListScreen } from '../../../ui/data-list/use-list-screen.ts'
import { useRemoval } from '../../../ui/data-list/use-removal.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RowMenu } from '../../../ui/menus/row-menu.tsx'
import { categoryList } from './categories-api.ts'
import { countedCategories } from './contents-count.ts'
import { ColorChoice } from './color-choice.tsx'
import { NameCell } from './name-cell.tsx'
import { NewCategory } from './new-category.tsx'
import { CategoryRemoval } from './remove-category-dialog.tsx'

interface Asked {
  readonly rows: readonly Category[]
  readonly merging: boolean
  readonly done?: (() => void) | undefined
}

/** List of all categories, with inline editing. */
export const CategoryList = () => {
  const { table, all } = useListScreen(categoryList, {
    file: 'categories.csv',
    filterable: categoryList.sortable,
  })
  const canWrite = useCan('content:write')
  const [renamed, setRenamed] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)

  const refresh = () => queryClient.invalidateQueries({ queryKey: [categories.path] })
  const { mutate: paint } = useMutation({
    mutationFn: ({ id, color }: { id: string; color: CategoryColor }) => categories.patch(id, { color }),
    onError: (error) => showError(sentenceFor(error)),
    onSettled: refresh,
  })
  const removeEmpty = useRemoval<Category>({
    resource: categories,
    counted: countedCategories,
    nameOf: ({ name }) => name,
    consequence: 'No content uses it. You can’t undo this.',
  })
  const askToRemove = (rows: readonly Category[], done?: () => void) => {
    if (rows.some(({ count }) => count > 0)) setAsked({ rows, merging: false, done })
    else removeEmpty(rows, done)
  }

  const columns = useMemo(
    (): readonly ListColumn<Category>[] => [
      {
        ...nameColumn,
        ...(canWrite && {
          render: (category: Category) => (
            <NameCell
              category={category}
              editing={renamed === category._id}
              onEdit={() => setRenamed(category._id)}
              onDone={() => setRenamed(null)}
            />
          ),
        }),
      },
      {
        key: 'color',
        title: 'Color',
        sortable: true,
        filter: choiceFilter(categoryColors, (color) => color),
        width: 110,
        text: ({ color }) => color,
        render: ({ _id, name, color }) => (
          <ColorChoice
            label={`Color of ${name}`}
            value={color}
            disabled={!canWrite}
            onChange={(next) => paint({ id: _id, color: next })}
          />
        ),
      },
      { ...addedColumn, hiddenAtFirst: true },
      changedColumn,
    ],
    [canWrite, paint, renamed],
  )

  return (
    <>
      <PageHeader title="Categories" description="Organize your content by topic, client or region." />
      {canWrite && <NewCategory />}
      <DataList
        name="categories"
        noun="categories"
        searchLabel="Search by name"
        columns={columns}
        {...table}
        empty={
          <EmptyState
            icon={IconTags}
            title="No categories yet"
            text="Add one above to group your articles."
          />
        }
        labelOf={({ name }) => name}
        rowActions={(category) =>
          canWrite && (
            <RowMenu name={category.name} onRemove={() => askToRemove([category])}>
              <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenamed(category._id)}>
                Rename
              </Menu.Item>
              <Menu.Item
                leftSection={<IconArrowMerge size={16} />}
                onClick={() => setAsked({ rows: [category], merging: true })}
              >
                Merge into another…
              </Menu.Item>
            </RowMenu>
          )
        }
        {...(canWrite ? { onRemove: askToRemove } : {})}
        all={all}
      />
      {asked && (
        <CategoryRemoval
          rows={asked.rows}
          merging={asked.merging}
          onRemoved={() => asked.done?.()}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
