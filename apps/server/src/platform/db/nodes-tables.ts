import type { NodeFigures } from '@web2/contract/core'
import type { ColumnType, Generated } from 'kysely'

/** Processes of this installation. */
export interface NodesTable {
  id: string
  host: string
  pid: number
  roles: Generated<string[]>
  version: string
  startedAt: string
  seenAt: string
  stopping: Generated<boolean>
  /** What the process knows of itself alone. */
  figures: ColumnType<NodeFigures, string, string>
}
