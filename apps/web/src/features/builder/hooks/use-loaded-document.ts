import { useQuery } from '@tanstack/react-query'
import type { DocumentKind } from '../api/document-kinds.ts'
import { loadDocument, type DocumentWish, type OpenedDocument } from '../api/documents.ts'
import { openedOnce } from './opened-once.ts'

/** A page or section as it is stored now, or the beginning of a new one; `visit` counts openings. */
export const useLoadedDocument = (kind: DocumentKind, wish: DocumentWish & { readonly visit: number }) =>
  useQuery<OpenedDocument>({
    queryKey: ['opened-document', kind.kind, wish],
    queryFn: () => loadDocument(kind, wish),
    ...openedOnce,
  })
