import { Checkbox, Group, Text } from '@mantine/core'
import { setSlotKinds, slotKinds, type ComponentProperty, type SlotKind } from '@web2/builder'
import { useEditor } from '../../session/use-editor.ts'
import styles from './component.module.css'

const labels: Readonly<Record<SlotKind, string>> = { text: 'Text', images: 'Images', buttons: 'Buttons' }

/** Kinds of blocks that can be put into a slot of the section that is edited. */
export const SlotKinds = ({ property }: { readonly property: ComponentProperty }) => {
  const editor = useEditor()
  const { id, name, accepts = [] } = property
  const set = (kind: SlotKind, isOn: boolean) => {
    const kinds = isOn ? [...accepts, kind] : accepts.filter((each) => each !== kind)
    const result = setSlotKinds(editor.store.document, id, kinds)
    const select = editor.session.selection.get()
    editor.run(`Change what ${name} accepts`, result.ok ? { ...result, select } : result)
  }
  return (
    <div className={styles.kinds} role="group" aria-label={`Blocks in ${name}`}>
      <Group gap="sm">
        {slotKinds.map((kind) => (
          <Checkbox
            key={kind}
            size="xs"
            label={labels[kind]}
            checked={accepts.includes(kind)}
            onChange={({ currentTarget }) => set(kind, currentTarget.checked)}
          />
        ))}
      </Group>
      <Text size="xs" c="dimmed">
        {accepts.length === 0
          ? 'Accepts any block. Check kinds to restrict it.'
          : 'Pages that already filled this slot keep their blocks and accept any.'}
      </Text>
    </div>
  )
}
