import type { NodeFigures } from '@web2/contract/core'
import type { ColumnType, Generated } from 'kysely'

/** Instances of this installation. */
export interface NodesTable {
  id: string
  host: string
  pid: number
  roles: Generated<string[]>
  version: string
  startedAt: string
  seenAt: string
  stopping: Generated<boolean>
  /** Figures that only the process itself knows. */
  figures: ColumnType<NodeFigures, string, string>
}
