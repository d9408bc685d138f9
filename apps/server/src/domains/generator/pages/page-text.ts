import { pageText } from '@web2/generator'
import type { AppContext } from '../../../platform/context.ts'
import { generatedTexts } from './generated-texts.ts'
import { loadRows } from '../planning/load-definition.ts'
import type { OpenProject } from '../projects/load-project.ts'
import type { TurboPageRow } from './page-view.ts'

/** Returns the text of a page as visitors read it, with the texts generated so far. */
export const pageTextOf = async (
  { db }: Pick<AppContext, 'db'>,
  opened: OpenProject,
  page: TurboPageRow,
): Promise<string> => {
  await loadRows(opened.open.lists, [page.rows])
  const made = await generatedTexts(db, opened, [page])
  const { document, values } = opened.maker.fill(
    { ...page, siteName: opened.turbo.definition.siteName },
    made.get(page.id),
  )
  return pageText(document, values)
}
