import type { AppContext } from '../../../platform/context.ts'
import { openDefinition, type OpenDefinition } from '../planning/load-definition.ts'
import { pageMaker, type PageMaker } from '../pages/page-generator.ts'
import type { ProjectRow } from './project-view.ts'
import { keptSource } from '../planning/source-page.ts'

/** A project with the page it was planned with. */
export interface OpenProject {
  readonly turbo: ProjectRow
  readonly open: OpenDefinition
  readonly maker: PageMaker
}

/** Opens a project to generate its pages. */
export const openTurbo = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  turbo: ProjectRow,
): Promise<OpenProject> => {
  const source = { document: keptSource(turbo.document), text: turbo.document }
  const open = await openDefinition(db, turbo.accountId, turbo.definition, source)
  const maker = await pageMaker(db, turbo.accountId, open, now())
  if (!maker) throw new Error('A project stores its template page')
  return { turbo, open, maker }
}
