import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '../../document/api/document-kinds.ts'
import { loadDocument, type DocumentWish, type OpenedDocument } from '../../document/api/documents.ts'
import { storageFailed, withRecoveredDraft } from '../../document/saving/unsaved-draft.ts'
import { thisTab } from '../../document/saving/this-tab.ts'
import { openedOnce } from './fetch-once.ts'

interface Opening extends DocumentWish {
  /** Number of openings. */
  readonly visit: number
  /** Includes unsaved edits of an earlier visit. */
  readonly edits: boolean
}

/** Loads the stored page or section, or begins a new one. */
export const useLoadedDocument = (kind: DocumentKind, wish: Opening) =>
  useQuery<OpenedDocument>({
    queryKey: ['opened-document', kind.kind, wish],
    queryFn: async () => {
      if (!wish.edits) return loadDocument(kind, wish)
      const [opened] = await Promise.all([loadDocument(kind, wish), thisTab().catch(storageFailed)])
      return withRecoveredDraft(opened)
    },
    ...openedOnce,
  })
