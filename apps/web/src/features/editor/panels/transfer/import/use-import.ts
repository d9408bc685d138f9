import { useEffect, useRef, useState } from 'react'
import { placeholdersAsText, type ImportReport } from '@web2/builder'
import type { Editor } from '../../../document/editor.ts'
import type { ImportRequest } from './import-messages.ts'
import { insertIntoSelection, leftInHead, replacePage } from './put-document.ts'
import type { InputRefusal, InputStep, ReadInput } from './read-input.ts'
import { show, type Showing } from './show-import.ts'
import { startImport, type RunningImport } from './start-import.ts'

export type Target = 'page' | 'selection'

export type ImportState =
  | { readonly kind: 'choosing'; readonly refusal: InputRefusal | null }
  | { readonly kind: 'running'; readonly step: InputStep | 'showing'; readonly part: number }
  /** Parsed, and contains names that may be placeholders of lists, or text. */
  | { readonly kind: 'asking'; readonly placeholders: readonly string[] }
  | {
      readonly kind: 'done'
      readonly report: ImportReport
      readonly leftInHead: readonly string[]
      /** Names that were kept as placeholders. */
      readonly placeholders: readonly string[]
    }

export interface Importing {
  readonly state: ImportState
  readonly start: (request: ImportRequest, target: Target) => void
  /** Continues with the user's choice. */
  readonly decide: (keeps: boolean) => void
  readonly cancel: () => void
}

/** Waits for a paint before the page is laid out, so that the last step is visible. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Runs one import at a time; the document changes only after it was fully read. */
export const useImport = (editor: Editor): Importing => {
  const [state, setState] = useState<ImportState>({ kind: 'choosing', refusal: null })
  const running = useRef<RunningImport>(undefined)
  const showing = useRef<Showing>(undefined)
  const decision = useRef<(keeps: boolean) => void>(undefined)

  useEffect(
    () => () => {
      running.current?.cancel()
      showing.current?.leave()
    },
    [],
  )

  const asked = (placeholders: readonly string[]) =>
    new Promise<boolean>((decide) => {
      decision.current = decide
      setState({ kind: 'asking', placeholders })
    })

  const put = async (imported: ReadInput, target: Target, run: RunningImport) => {
    if (!imported.ok) return setState({ kind: 'choosing', refusal: imported })
    const { placeholders: found } = imported
    const keeps = found.length === 0 || (await asked(found))
    if (running.current !== run) return
    setState({ kind: 'running', step: 'showing', part: 0 })
    await painted()
    if (running.current !== run) return
    const { report } = imported
    const document = keeps ? imported.document : placeholdersAsText(imported.document)
    const placeholders = keeps ? found : []
    const inserts = target === 'selection'
    const result = inserts ? insertIntoSelection(editor, document) : replacePage(editor, document)
    if (!result.ok) {
      setState({ kind: 'choosing', refusal: { detail: `${result.reason.message} ${result.reason.detail}` } })
      return
    }
    showing.current = show(
      editor,
      () => editor.run(inserts ? 'Import into page' : 'Import', result),
      (part) => setState({ kind: 'running', step: 'showing', part }),
      () => setState({ kind: 'done', report, leftInHead: inserts ? leftInHead(document) : [], placeholders }),
    )
  }

  return {
    state,
    start: (request, target) => {
      setState({ kind: 'running', step: 'reading', part: 0 })
      const run = startImport(request, (step, part) => setState({ kind: 'running', step, part }))
      running.current = run
      void run.result.then((imported) => put(imported, target, run))
    },
    decide: (keeps) => decision.current?.(keeps),
    cancel: () => {
      running.current?.cancel()
      running.current = undefined
      showing.current?.takeBack()
      showing.current = undefined
      setState({ kind: 'choosing', refusal: null })
    },
  }
}
