import { emptyChange } from '../changes/change.ts'
import type { BuilderDocument, PageLevel } from '../tree/document.ts'
import type { CommandResult } from './command.ts'

export interface SetPage {
  readonly page: Partial<PageLevel>
}

/** Changes the page outside its body. */
export const setPage = (
  document: BuilderDocument,
  { page }: SetPage,
): Extract<CommandResult, { ok: true }> => ({
  ok: true,
  change: { ...emptyChange, page: [document.page, { ...document.page, ...page }] },
  select: [],
})
