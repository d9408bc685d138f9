import { withHeadingLevelForPage, type WireNode } from '@web2/builder'
import { newSection, type LibrarySection } from '@web2/site/library'
import type { Editor } from '../editor.ts'

/** Returns the blocks of a ready-made section for this page, which has only one main heading. */
export const librarySectionBlocks = (
  { store, modules }: Pick<Editor, 'store' | 'modules'>,
  section: LibrarySection,
): readonly WireNode[] =>
  withHeadingLevelForPage(
    [newSection(section)],
    [store.document, ...(modules.documents.get()?.values() ?? [])],
  )
