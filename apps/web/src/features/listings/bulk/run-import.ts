import { napBatchRows, type NapBatch, type NapBatchAnswer } from '@web2/contract/listings'
import type { CheckedRow } from './check-row.ts'

type Errors = Readonly<Record<string, string>>

/** An import that was begun: its rows in parts, and what has been answered so far. */
export interface ImportRun {
  readonly importId: string
  readonly rows: readonly CheckedRow[]
  /** Parts that are done. */
  readonly done: number
  readonly created: number
  readonly rejected: readonly (readonly [row: CheckedRow, errors: Errors])[]
  /** Rows that were added without what could not be read of them, with their listing. */
  readonly partly: readonly (readonly [row: CheckedRow, napId: string, errors: Errors])[]
}

/** Creates an import. Parts sent again under the same `importId` are not added twice. */
export const newImport = (importId: string, rows: readonly CheckedRow[]): ImportRun => ({
  importId,
  rows,
  done: 0,
  created: 0,
  rejected: [],
  partly: [],
})

export const partsOf = ({ rows }: ImportRun): number => Math.ceil(rows.length / napBatchRows)

/** Sends the next part. Throws the call's error; the unchanged run can be resumed. */
export const nextPart = async (
  run: ImportRun,
  send: (part: NapBatch) => Promise<NapBatchAnswer>,
): Promise<ImportRun> => {
  const { importId, rows, done } = run
  const part = rows.slice(done * napBatchRows, (done + 1) * napBatchRows)
  const answer = await send({ importId, batch: done, rows: part.map(({ data }) => data) })
  const refused = answer.rejected.flatMap(({ row, errors }) => {
    const checked = part[row]
    return checked ? [[checked, errors] as const] : []
  })
  const warned = new Map(answer.warnings?.map(({ row, errors }) => [row, errors]))
  const partly = part.flatMap((row, place) => {
    const napId = answer.ids?.[place]
    const errors = warned.get(place)
    return napId && (errors || row.warnings.length > 0) ? [[row, napId, errors ?? {}] as const] : []
  })
  return {
    ...run,
    done: done + 1,
    created: run.created + answer.created,
    rejected: [...run.rejected, ...refused],
    partly: [...run.partly, ...partly],
  }
}
