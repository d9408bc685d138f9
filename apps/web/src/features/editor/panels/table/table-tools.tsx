import {
  IconArrowDown,
  IconArrowLeft,
  IconArrowRight,
  IconArrowUp,
  IconColumnInsertLeft,
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowInsertTop,
  IconRowRemove,
} from '@tabler/icons-react'
import {
  insertColumn,
  insertRow,
  moveColumn,
  moveRow,
  removeColumn,
  removeRow,
  type CellPlace,
  type CommandResult,
  type Table,
} from '@web2/builder'
import type { ComponentType } from 'react'
import { newUuid } from '../../document/actions.ts'
import controls from '../fields/controls.module.css'
import { useEditor } from '../session/use-editor.ts'
import styles from './table.module.css'

interface Tool {
  readonly label: string
  readonly Icon: ComponentType<{ size: number }>
  readonly isOff?: boolean
  readonly edit: () => CommandResult
}

interface ToolsProps {
  readonly title: string
  readonly tools: readonly Tool[]
  /** Keeps the table selected, so that a button can be clicked again. */
  readonly keepsSelection?: boolean
}

const Tools = ({ title, tools, keepsSelection = false }: ToolsProps) => {
  const editor = useEditor()
  const run = ({ label, edit }: Tool) => {
    const result = edit()
    const select = editor.session.selection.get()
    editor.run(label, result.ok && keepsSelection ? { ...result, select } : result)
  }
  return (
    <div className={styles.tools} role="group" aria-label={title}>
      <span>{title}</span>
      {tools.map((tool) => (
        <button
          key={tool.label}
          type="button"
          className={controls.iconButton}
          aria-label={tool.label}
          title={tool.label}
          disabled={tool.isOff}
          onClick={() => run(tool)}
        >
          <tool.Icon size={16} />
        </button>
      ))}
    </div>
  )
}

export interface TableToolsProps {
  readonly table: Table
  /** Place of the selected cell; the end of the table if none is selected. */
  readonly place: CellPlace | null
}

/** Buttons for the row and the column of the selected cell, or for the end of the table. */
export const TableTools = ({ table, place }: TableToolsProps) => {
  const { store } = useEditor()
  const at = (index: number) => ({ id: table.id, newUuid, at: index })
  const { rows, columns } = table
  if (!place)
    return (
      <>
        <Tools
          title="Rows"
          keepsSelection
          tools={[
            {
              label: 'Add row',
              Icon: IconRowInsertBottom,
              edit: () => insertRow(store.document, at(rows.length)),
            },
          ]}
        />
        <Tools
          title="Columns"
          keepsSelection
          tools={[
            {
              label: 'Add column',
              Icon: IconColumnInsertRight,
              edit: () => insertColumn(store.document, at(columns)),
            },
          ]}
        />
      </>
    )
  const { row, column } = place
  const isSamePart = (index: number) => rows[index]?.section === rows[row]?.section
  const moveTo = (index: number, to: number) => ({ ...at(index), to })
  return (
    <>
      <Tools
        title="Row"
        tools={[
          {
            label: 'Add row above',
            Icon: IconRowInsertTop,
            isOff: rows[row]?.isHead === true,
            edit: () => insertRow(store.document, at(row)),
          },
          {
            label: 'Add row below',
            Icon: IconRowInsertBottom,
            edit: () => insertRow(store.document, at(row + 1)),
          },
          {
            label: 'Move row up',
            Icon: IconArrowUp,
            isOff: !isSamePart(row - 1),
            edit: () => moveRow(store.document, moveTo(row, row - 1)),
          },
          {
            label: 'Move row down',
            Icon: IconArrowDown,
            isOff: !isSamePart(row + 1),
            edit: () => moveRow(store.document, moveTo(row, row + 1)),
          },
          {
            label: 'Delete row',
            Icon: IconRowRemove,
            isOff: rows.length === 1,
            edit: () => removeRow(store.document, at(row)),
          },
        ]}
      />
      <Tools
        title="Column"
        tools={[
          {
            label: 'Add column before',
            Icon: IconColumnInsertLeft,
            edit: () => insertColumn(store.document, at(column)),
          },
          {
            label: 'Add column after',
            Icon: IconColumnInsertRight,
            edit: () => insertColumn(store.document, at(column + 1)),
          },
          {
            label: 'Move column left',
            Icon: IconArrowLeft,
            isOff: column === 0,
            edit: () => moveColumn(store.document, moveTo(column, column - 1)),
          },
          {
            label: 'Move column right',
            Icon: IconArrowRight,
            isOff: column === columns - 1,
            edit: () => moveColumn(store.document, moveTo(column, column + 1)),
          },
          {
            label: 'Delete column',
            Icon: IconColumnRemove,
            isOff: columns === 1,
            edit: () => removeColumn(store.document, at(column)),
          },
        ]}
      />
    </>
  )
}
