import { Badge, Group } from '@mantine/core'
import { use, type ReactNode } from 'react'
import type { ListColumn } from './list-column.ts'
import { SampleIds } from './sample-ids.ts'

/** A name, with a badge next to it if the record is sample data. */
const Named = ({ id, children }: { id: string; children: ReactNode }) => {
  const useSampleIds = use(SampleIds)
  if (!useSampleIds().has(id)) return children
  return (
    <Group gap="xs" wrap="nowrap" maw="44ch">
      {children}
      <Badge variant="default" size="sm" tt="none" fw={500} miw="max-content">
        Sample
      </Badge>
    </Group>
  )
}

/** Returns the column that names the rows with a badge at sample records, any other column as it is. */
export const withSampleBadge = <Row extends { _id: string }>(column: ListColumn<Row>): ListColumn<Row> =>
  column.fixed === true
    ? {
        ...column,
        render: (row) => <Named id={row._id}>{column.render?.(row) ?? column.text(row)}</Named>,
      }
    : column
