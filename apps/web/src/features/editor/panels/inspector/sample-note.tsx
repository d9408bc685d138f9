import { Button } from '@mantine/core'
import { setAddition, type NodeRecord } from '@web2/builder'
import { useEditor } from '../session/use-editor.ts'
import styles from './panel.module.css'
import { useOfRecords } from './use-records.ts'

const isSample = (records: readonly NodeRecord[]): boolean =>
  records.some(({ addition }) => addition.sample === true)

/** Note that sample text is not published, with a button to keep it. */
export const SampleNote = ({ ids }: { readonly ids: readonly string[] }) => {
  const editor = useEditor()
  if (!useOfRecords(ids, isSample)) return null
  const keep = () =>
    editor.run(
      'Keep sample text',
      setAddition(editor.store.document, { ids, addition: { sample: undefined } }),
    )
  return (
    <div className={styles.sample}>
      <p>Sample text isn’t published. Replace it or keep it as your own.</p>
      <Button variant="default" size="compact-xs" onClick={keep}>
        Keep this text
      </Button>
    </div>
  )
}
