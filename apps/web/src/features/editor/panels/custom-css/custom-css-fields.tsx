import { Loader } from '@mantine/core'
import { setPageCss, setSiteCss, type CommandResult } from '@web2/builder'
import { lazy, Suspense, useId, useSyncExternalStore } from 'react'
import { Row } from '../fields/field-row.tsx'
import panel from '../inspector/panel.module.css'
import { useBuilder, useEditor } from '../session/use-editor.ts'
import type { CssEditorProps } from './css-editor.tsx'

// loads only for those who write CSS
const CssEditor = lazy(() => import('./css-editor.tsx').then((module) => ({ default: module.CssEditor })))

const Loaded = (given: CssEditorProps) => (
  <Suspense fallback={<Loader size="sm" aria-label="Loading the CSS editor" />}>
    <CssEditor {...given} />
  </Suspense>
)

/** Runs a command that leaves the selection; consecutive ones become one undo step. */
const useCssCommand = () => {
  const editor = useEditor()
  return (label: string, result: CommandResult) => {
    if (result.ok) editor.run(label, { ...result, select: editor.session.selection.get() }, label)
    else editor.refuse(result.reason)
  }
}

/** Field for the custom CSS of the open page; a section has none, because it is shown on pages. */
export const PageCss = () => {
  const { editor, kind } = useBuilder()
  const run = useCssCommand()
  const { store } = editor
  const id = useId()
  const css = useSyncExternalStore(store.subscribePage, () => store.document.page.css ?? '')
  if (kind === 'section') return null
  return (
    <Row label="Page CSS" htmlFor={id}>
      <Loaded
        id={id}
        label="Page CSS"
        value={css}
        placeholder={'.hero {\n  color: teal;\n}'}
        commit={(next) => {
          if (next !== css) run('Change page CSS', setPageCss(store.document, { css: next }))
        }}
      />
      <p className={panel.note}>
        Rules for this page only, after all other styles. CSS for all pages is in the Theme panel.
      </p>
    </Row>
  )
}

/** Field for the custom CSS of all pages of the site. */
export const SiteCss = () => {
  const { store } = useEditor()
  const run = useCssCommand()
  const css = useSyncExternalStore(store.subscribePage, () => store.document.page.theme?.css ?? '')
  return (
    <>
      <Loaded
        label="Site CSS"
        value={css}
        placeholder={'a:hover {\n  text-decoration: none;\n}'}
        commit={(next) => {
          if (next !== css) run('Change site CSS', setSiteCss(store.document, { css: next }))
        }}
      />
      <p className={panel.note}>
        Rules for all pages of this site. CSS for one page is in its Advanced tab, under Edit page styles.
      </p>
    </>
  )
}
