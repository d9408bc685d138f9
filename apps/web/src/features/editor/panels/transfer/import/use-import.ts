import { useEffect, useRef, useState } from 'react'
import {
  placeholdersAsText,
  replaceDocument,
  rootTokensOf,
  takeRootTokens,
  type BuilderDocument,
  type ClashChoice,
  type ImportReport,
  type RootTokens,
} from '@web2/builder'
import type { Builder } from '../../session/use-editor.ts'
import { askThemeScope } from '../../theme/ask-theme-scope.tsx'
import type { ImportRequest } from './import-messages.ts'
import { insertIntoSelection, leftInHead, withSharedTheme } from './put-document.ts'
import type { InputRefusal, InputStep, ReadInput } from './read-input.ts'
import { show, type Showing } from './show-import.ts'
import { startImport, type RunningImport } from './start-import.ts'

export type Target = 'page' | 'selection'

export type ImportState =
  | { readonly kind: 'choosing'; readonly refusal: InputRefusal | null }
  | { readonly kind: 'running'; readonly step: InputStep | 'showing'; readonly part: number }
  /** Parsed, and contains names that may be placeholders of lists, or text. */
  | { readonly kind: 'asking'; readonly placeholders: readonly string[] }
  /** Sets custom properties that can become design tokens. */
  | { readonly kind: 'asking-tokens'; readonly found: RootTokens }
  | {
      readonly kind: 'done'
      readonly report: ImportReport
      readonly leftInHead: readonly string[]
      /** Names that were kept as placeholders. */
      readonly placeholders: readonly string[]
      /** Why its custom properties did not become design tokens; null if nothing speaks against it. */
      readonly tokenRefusal: string | null
    }

export interface Importing {
  readonly state: ImportState
  readonly start: (request: ImportRequest, target: Target) => void
  /** Continues with the user's choice. */
  readonly decide: (keeps: boolean) => void
  /** Continues with the choice about custom properties; null leaves them in the CSS. */
  readonly decideTokens: (choice: ClashChoice | null) => void
  readonly cancel: () => void
}

/** Waits for a paint before the page is laid out, so that the last step is visible. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/** Runs one import at a time; the document changes only after it was fully read. */
export const useImport = (builder: Pick<Builder, 'editor' | 'linkTargets'>): Importing => {
  const { editor } = builder
  const [state, setState] = useState<ImportState>({ kind: 'choosing', refusal: null })
  const running = useRef<RunningImport>(undefined)
  const showing = useRef<Showing>(undefined)
  const decision = useRef<(keeps: boolean) => void>(undefined)
  const tokenDecision = useRef<(choice: ClashChoice | null) => void>(undefined)

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

  const askedForTokens = (found: RootTokens) =>
    new Promise<ClashChoice | null>((decide) => {
      tokenDecision.current = decide
      setState({ kind: 'asking-tokens', found })
    })

  /** Returns the page with the theme that it will have, or null if the user closed a question about it. */
  const themed = async (
    read: BuilderDocument,
    format: 'html' | 'json',
  ): Promise<readonly [BuilderDocument, refusal: string | null] | null> => {
    const document = await askThemeScope(builder, withSharedTheme(editor, read))
    if (!document) return null
    const found = format === 'html' ? rootTokensOf(document) : null
    if (!found || found.refusal !== null || found.tokens.length === 0)
      return [document, found?.refusal ?? null]
    const choice = await askedForTokens(found)
    return [choice === null ? document : takeRootTokens(document, found, choice), null]
  }

  const put = async (imported: ReadInput, target: Target, run: RunningImport) => {
    if (!imported.ok) return setState({ kind: 'choosing', refusal: imported })
    const { placeholders: found } = imported
    const keeps = found.length === 0 || (await asked(found))
    if (running.current !== run) return
    const { report, format } = imported
    const read = keeps ? imported.document : placeholdersAsText(imported.document)
    const placeholders = keeps ? found : []
    const inserts = target === 'selection'
    const whole = inserts ? ([read, null] as const) : await themed(read, format)
    if (!whole) return setState({ kind: 'choosing', refusal: null })
    const [document, tokenRefusal] = whole
    if (running.current !== run) return
    setState({ kind: 'running', step: 'showing', part: 0 })
    await painted()
    if (running.current !== run) return
    const result = inserts
      ? insertIntoSelection(editor, document)
      : replaceDocument(editor.store.document, document)
    if (!result.ok) {
      setState({ kind: 'choosing', refusal: { detail: `${result.reason.message} ${result.reason.detail}` } })
      return
    }
    showing.current = show(
      editor,
      () => editor.run(inserts ? 'Import into page' : 'Import', result),
      (part) => setState({ kind: 'running', step: 'showing', part }),
      () => {
        const left = inserts ? leftInHead(document) : []
        setState({ kind: 'done', report, leftInHead: left, placeholders, tokenRefusal })
      },
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
    decideTokens: (choice) => tokenDecision.current?.(choice),
    cancel: () => {
      running.current?.cancel()
      running.current = undefined
      showing.current?.takeBack()
      showing.current = undefined
      setState({ kind: 'choosing', refusal: null })
    },
  }
}
