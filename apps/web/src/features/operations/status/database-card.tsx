import type { InstallationStatus } from '@web2/contract/core'
import { countText, sizeText } from './format-figures.ts'
import { StatusTable } from './status-table.tsx'

/** What takes the room in the database. */
export const DatabaseCard = ({ status: { database } }: { status: InstallationStatus }) => (
  <StatusTable
    title="Largest tables"
    columns={[{ name: 'Table' }, { name: 'Rows, about', isNumber: true }, { name: 'Size', isNumber: true }]}
    none="There are no tables yet."
    rows={database.tables.map(({ name, rows, bytes }) => ({
      key: name,
      cells: [name, countText(rows), sizeText(bytes)],
    }))}
  />
)
