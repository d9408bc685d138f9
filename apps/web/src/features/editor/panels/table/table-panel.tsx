import { Button } from '@mantine/core'
import {
  alignColumn,
  cellPlace,
  labelOf,
  setTableCaption,
  setTableHeaders,
  styleOf,
  tableAt,
  type NodeRecord,
} from '@web2/builder'
import { useId, useState, useSyncExternalStore } from 'react'
import { newUuid } from '../../document/actions.ts'
import { CommitInput } from '../fields/commit-input.tsx'
import { Row } from '../fields/field-row.tsx'
import { SelectInput } from '../fields/select-input.tsx'
import { Toggle } from '../fields/toggle.tsx'
import panel from '../inspector/panel.module.css'
import { useEditor } from '../session/use-editor.ts'
import { PasteTable } from './paste-table.tsx'
import { TableTools } from './table-tools.tsx'

const tags: ReadonlySet<string> = new Set('table caption thead tbody tfoot tr td th'.split(' '))

/** Returns true for a table, its block, and their parts. */
export const isInTable = ({ componentName, addition }: NodeRecord): boolean =>
  componentName === 'Table' || (componentName === 'Element' && tags.has(addition.tag ?? ''))

const alignments = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
]

const captionText = (caption: NodeRecord): string =>
  typeof caption.props.content === 'string' ? caption.props.content : labelOf(caption)

/** Rows, columns, headers and caption of the table that the selected block is, or is in. */
export const TablePanel = ({ record }: { readonly record: NodeRecord }) => {
  const captionId = useId()
  const alignId = useId()
  const editor = useEditor()
  const { store } = editor
  const layer = editor.session.breakpoint.use()
  const [pastes, setPastes] = useState(false)
  // its rows and cells change without a change of the selected block
  useSyncExternalStore(store.subscribeAll, () => JSON.stringify(tableAt(store.document, record.uuid)))
  const table = tableAt(store.document, record.uuid)
  if (!table) return null
  if (!table.isRegular)
    return (
      <p className={panel.note}>
        This table has merged cells or rows of different lengths. Edit its cells on the page.
      </p>
    )
  const place = cellPlace(store.document, table, record.uuid)
  const cell = place && store.get(table.rows[place.row]!.cells[place.column]!)
  const args = { id: record.uuid, newUuid }
  return (
    <>
      <TableTools table={table} place={place} />
      {place && cell && (
        <Row label="Column alignment" htmlFor={alignId}>
          <SelectInput
            id={alignId}
            label="Column alignment"
            none="Default"
            value={String(styleOf(cell.props, layer)?.['text-align'] ?? '')}
            options={alignments}
            commit={(to) =>
              editor.run(
                'Align column',
                alignColumn(store.document, {
                  id: record.uuid,
                  column: place.column,
                  to: to || null,
                  layer,
                }),
              )
            }
          />
        </Row>
      )}
      <Toggle
        label="Header row"
        checked={table.hasHeaderRow}
        commit={(row) => editor.run('Change header row', setTableHeaders(store.document, { ...args, row }))}
      />
      <Toggle
        label="Header column"
        checked={table.hasHeaderColumn}
        commit={(column) =>
          editor.run('Change header column', setTableHeaders(store.document, { ...args, column }))
        }
      />
      <Row label="Caption" htmlFor={captionId}>
        <CommitInput
          id={captionId}
          label="Caption"
          value={table.caption ? captionText(table.caption) : ''}
          placeholder="What the table shows"
          commit={(text) => editor.run('Change caption', setTableCaption(store.document, { ...args, text }))}
        />
      </Row>
      <Button size="xs" variant="default" onClick={() => setPastes(true)}>
        Paste table…
      </Button>
      <p className={panel.note}>
        Click a cell on the page to write in it. Tab goes to the next cell, and adds a row after the last.
      </p>
      {pastes && <PasteTable id={record.uuid} close={() => setPastes(false)} />}
    </>
  )
}
