import { afterClickWords, propsRefusalAt, setProps, type FrameKind, type NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { newKey } from '../../../document/actions.ts'
import { Row } from '../../fields/field-row.tsx'
import { ImageUrlField } from '../../fields/image-url-field.tsx'
import { Toggle } from '../../fields/toggle.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from '../panel.module.css'
import { setOnEach } from '../set-on-each.ts'
import { textIn, useProps } from '../use-props.ts'
import { TextRow } from './prop-rows.tsx'

interface AfterClickRowsProps {
  readonly records: readonly NodeRecord[]
  readonly kind: FrameKind
}

/** Whether frames load only after a click, and the image and the words shown before it. */
export const AfterClickRows = ({ records, kind }: AfterClickRowsProps) => {
  const posterId = useId()
  const editor = useEditor()
  const { store } = editor
  const { read, set } = useProps(records)
  const isOn = records.every(({ props }) => Boolean(props.later))
  const isMixed = !isOn && records.some(({ props }) => Boolean(props.later))
  const refusal = isOn
    ? null
    : records
        .map(({ uuid }) => propsRefusalAt(store.document, uuid, { later: 'key' }))
        .find((each) => each !== null)
  const words = afterClickWords(kind, textIn(records[0]?.props.url))
  const change = (on: boolean) =>
    // each frame has a name of its own
    setOnEach(editor, records, on ? 'Load after a click' : 'Load with the page', (document, { uuid }) =>
      setProps(document, { ids: [uuid], props: { later: on ? newKey() : undefined } }),
    )
  if (refusal) return <p className={styles.note}>Inside a form, this block always loads with the page.</p>
  return (
    <>
      <Toggle label="Load only after a click" checked={isOn} mixed={isMixed} commit={change} />
      {isOn && (
        <>
          <Row label="Image before the click" htmlFor={posterId}>
            <ImageUrlField
              id={posterId}
              label="Image before the click"
              value={textIn(read('poster').value)}
              placeholder="Image URL"
              commit={(url) => set({ poster: url || undefined })}
            />
          </Row>
          <TextRow records={records} prop="laterButton" label="Button" placeholder={words.button} />
          <TextRow
            records={records}
            prop="laterNote"
            label="Note for visitors"
            placeholder={
              kind === 'map' && !records[0]?.props.url ? 'Says which service loads the map' : words.note
            }
            multiline
          />
        </>
      )}
    </>
  )
}
