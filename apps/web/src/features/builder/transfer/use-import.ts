import { useEffect, useRef, useState } from 'react'
import type { ImportReport } from '@web2/builder'
import type { Editor } from '../editor/editor.ts'
import type { ImportRequest } from './import-messages.ts'
import { insertIntoSelection, leftInHead, replacePage } from './put-document.ts'
import type { InputRefusal, InputStep, ReadInput } from './read-input.ts'
import { show, type Showing } from './show-import.ts'
import { startImport, type RunningImport } from './start-import.ts'

export type Target = 'page' | 'selection'

export type ImportState =
  | { readonly kind: 'choosing'; readonly refusal: InputRefusal | null }
  | { readonly kind: 'running'; readonly step: InputStep | 'showing'; readonly part: number }
  | { readonly kind: 'done'; readonly report: ImportReport; readonly leftInHead: readonly string[] }

export interface Importing {
  readonly state: ImportState
  readonly start: (request: ImportRequest, target: Target) => void
  readonly cancel: () => void
}

/** Lets the browser paint once before the page is laid out, so that the last step can be seen. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Runs one import after the other; the document changes only at the end of one that was read whole. */
export const useImport = (editor: Editor): Importing => {
  const [state, setState] = useState<ImportState>({ kind: 'choosing', refusal: null })
  const running = useRef<RunningImport>(undefined)
  const showing = useRef<Showing>(undefined)

  useEffect(
    () => () => {
      running.current?.cancel()
      showing.current?.leave()
    },
    [],
  )

  const put = async (imported: ReadInput, target: Target, run: RunningImport) => {
    if (!imported.ok) return setState({ kind: 'choosing', refusal: imported })
    setState({ kind: 'running', step: 'showing', part: 0 })
    await painted()
    if (running.current !== run) return
    const { document, report } = imported
    const inserts = target === 'selection'
    const result = inserts ? insertIntoSelection(editor, document) : replacePage(editor, document)
    if (!result.ok) {
      setState({ kind: 'choosing', refusal: { detail: `${result.reason.message} ${result.reason.detail}` } })
      return
    }
    showing.current = show(
      editor,
      () => editor.run(inserts ? 'Import into the page' : 'Import', result),
      (part) => setState({ kind: 'running', step: 'showing', part }),
      () => setState({ kind: 'done', report, leftInHead: inserts ? leftInHead(document) : [] }),
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
    cancel: () => {
      running.current?.cancel()
      running.current = undefined
      showing.current?.takeBack()
      showing.current = undefined
      setState({ kind: 'choosing', refusal: null })
    },
  }
}
