import { setStyle, type NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import styles from '../panel.module.css'
import { styleFrom } from '../../style/style-lookup.ts'
import { cssChanges, cssLines, cssRefusal } from './block-css.ts'

/** The block's own style at the shown breakpoint as CSS text, for properties that the Style tab lacks. */
export const BlockCss = ({ record }: { readonly record: NodeRecord }) => {
  const id = useId()
  const editor = useEditor()
  const layer = editor.session.breakpoint.use()
  const style = styleFrom(record, layer)
  const text = cssLines(style)
  return (
    <Row label={layer === 'desktop' ? 'Custom CSS' : `Custom CSS for ${layer}`} htmlFor={id}>
      <CommitInput
        id={id}
        label="Custom CSS"
        multiline
        enterBreaks
        rows={Math.min(12, Math.max(4, text.split('\n').length + 1))}
        value={text}
        placeholder="letter-spacing: 1px;"
        check={cssRefusal}
        commit={(typed) => {
          const changes = cssChanges(style, typed)
          if (Object.keys(changes).length === 0) return
          const result = setStyle(editor.store.document, { ids: [record.uuid], layer, style: changes })
          editor.run('Change CSS', result)
        }}
      />
      <p className={styles.note}>
        One declaration per line, such as <code>color: red;</code>. Changes apply when you leave the field.
      </p>
    </Row>
  )
}
