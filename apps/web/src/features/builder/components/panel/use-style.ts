import { setStyle, styleOf, type NodeRecord, type Style } from '@web2/builder'
import { useCallback } from 'react'
import { useEditor } from '../../hooks/use-builder.ts'
import type { FieldValue } from './style-values.ts'

/** The styles of the selection at the breakpoint that is shown. */
export interface StyleAccess {
  /** Set at this breakpoint. */
  readonly own: Style
  /** In effect: what larger breakpoints set, overlaid by what this one sets. */
  readonly effective: Style
  /** `undefined` takes properties away. Changes in a row to the same properties are one step of the history. */
  readonly set: (values: Readonly<Record<string, FieldValue | undefined>>) => void
}

const none: Style = {}

const widerLayers = { desktop: [], tablet: ['desktop'], mobile: ['desktop', 'tablet'] } as const

export const useStyle = (record: NodeRecord): StyleAccess => {
  const editor = useEditor()
  const layer = editor.session.breakpoint.use()
  const set = useCallback<StyleAccess['set']>(
    (values) => {
      const ids = editor.session.selection.get()
      const key = `style:${layer}:${ids.join()}:${Object.keys(values).join()}`
      editor.run('Change style', setStyle(editor.store.document, { ids, layer, style: values }), key)
    },
    [editor, layer],
  )
  const own = styleOf(record.props, layer) ?? none
  const inherited: Style = Object.assign({}, ...widerLayers[layer].map((each) => styleOf(record.props, each)))
  return { own, effective: { ...inherited, ...own }, set }
}
