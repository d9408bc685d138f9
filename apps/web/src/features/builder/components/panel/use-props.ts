import { setProps, setStyle, type Json, type NodeRecord, type Props } from '@web2/builder'
import { useEditor } from '../../hooks/use-builder.ts'

export const textIn = (value: Json | undefined): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

/** Sets props of one record as a step of the history. */
export const useProps = (record: NodeRecord) => {
  const editor = useEditor()
  const set = (props: Props) => {
    const key = `props:${record.uuid}:${Object.keys(props).join()}`
    return editor.run(
      'Change properties',
      setProps(editor.store.document, { ids: [record.uuid], props }),
      key,
    )
  }
  return { set, setWidth: (width: string) => setWidthOf(editor, record.uuid, width) }
}

const setWidthOf = (editor: ReturnType<typeof useEditor>, uuid: string, width: string) =>
  editor.run(
    'Change width',
    setStyle(editor.store.document, { ids: [uuid], layer: 'desktop', style: { width } }),
  )
