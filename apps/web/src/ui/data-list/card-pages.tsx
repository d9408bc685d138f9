import { Group, NativeSelect, Pagination, Text } from '@mantine/core'
import { pageSizes } from '../../lib/list/list-query.ts'
import type { ListControl } from '../../lib/list/use-list-search.ts'
import classes from './list-cards.module.css'

/** Which rows are shown below the cards of a list, and the way to the others. */
export const CardPages = ({ control, total }: { control: ListControl; total: number }) => {
  const { page, size } = control.state
  if (total === 0) return null
  const [from, to] = [(page - 1) * size + 1, Math.min(page * size, total)]
  return (
    <div className={classes.pages}>
      <Text span size="sm" c="dimmed" className="figures">
        {from.toLocaleString('en')}–{to.toLocaleString('en')} of {total.toLocaleString('en')}
      </Text>
      <Group gap="xs" wrap="nowrap">
        <NativeSelect
          size="xs"
          aria-label="Rows per page"
          data={pageSizes.map(String)}
          value={String(size)}
          onChange={(event) => control.setSize(Number(event.currentTarget.value))}
        />
        <Pagination.Root total={Math.ceil(total / size)} value={page} onChange={control.setPage}>
          <Group gap="2xs" wrap="nowrap">
            <Pagination.Previous aria-label="Previous page" />
            <Pagination.Next aria-label="Next page" />
          </Group>
        </Pagination.Root>
      </Group>
    </div>
  )
}
