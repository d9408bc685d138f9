import type { PromptStep, PromptVariable } from '@web2/contract/articles'
import type { ColumnType, Generated } from 'kysely'

/** Prompt stackers; written through the adapter. */
export interface PromptStackersTable {
  id: string
  accountId: string
  createdBy: string | null
  createdAt: Generated<string>
  updatedAt: Generated<string>
  name: string
  description: Generated<string>
  steps: ColumnType<PromptStep[], string, string>
  variables: ColumnType<PromptVariable[], string | undefined, string>
}

declare module '../../platform/db/database.ts' {
  interface Database {
    promptStackers: PromptStackersTable
  }
}
