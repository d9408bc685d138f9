import type { ImportReport, NodeRecord, PageLevel } from '@web2/builder'
import type { InputFormat, InputRefusal, InputStep } from './read-input.ts'

export interface ImportRequest {
  readonly source: string | Blob
  readonly format: InputFormat
}

/**
 * Messages of the worker, in this order; a document is sent in pieces so that receiving it never blocks the
 * page.
 */
export type ImportMessage =
  | { readonly kind: 'progress'; readonly step: InputStep; readonly part: number }
  | ({ readonly kind: 'refused' } & InputRefusal)
  | { readonly kind: 'records'; readonly records: readonly NodeRecord[] }
  | {
      readonly kind: 'done'
      readonly format: 'html' | 'json'
      readonly root: string
      readonly page: PageLevel
      readonly report: ImportReport
      readonly placeholders: readonly string[]
    }
