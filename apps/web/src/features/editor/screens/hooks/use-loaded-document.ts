import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '../../document/api/document-kinds.ts'
import { loadDocument, type DocumentWish, type OpenedDocument } from '../../document/api/documents.ts'
import { storageFailed, withRecoveredDraft } from '../../document/saving/unsaved-draft.ts'
import { thisTab } from '../../document/saving/this-tab.ts'
import { openedOnce } from './fetch-once.ts'

interface Opening extends DocumentWish {
  /** Counts openings. */
  readonly visit: number
  /** With what an earlier visit left unsaved. */
  readonly edits: boolean
}

/** A page or section as it is stored now, or the beginning of a new one. */
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
