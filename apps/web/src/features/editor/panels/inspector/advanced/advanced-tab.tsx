import { setAddition, type Addition, type NodeRecord } from '@web2/builder'
import { useId } from 'react'
import { useEditor } from '../../session/use-editor.ts'
import { PageCss } from '../../custom-css/custom-css-fields.tsx'
import { CommitInput } from '../../fields/commit-input.tsx'
import { Row } from '../../fields/field-row.tsx'
import { Toggle } from '../../fields/toggle.tsx'
import styles from '../panel.module.css'
import { AttributeRow } from '../properties/attribute-rows.tsx'
import { TagRow } from '../properties/tag-row.tsx'
import { useRecords } from '../use-records.ts'
import { BlockCss } from './block-css-field.tsx'
import { OtherAttributes } from './other-attributes.tsx'

/** Returns true if another element of the page has the id. */
const idTaken = (nodes: Iterable<NodeRecord>, own: NodeRecord, id: string): boolean => {
  for (const { uuid, addition } of nodes) if (uuid !== own.uuid && addition.attributes?.id === id) return true
  return false
}

const roles = 'banner, navigation, main, region, list, presentation, …'

/** The Advanced tab of all block types: layer name, lock, id, classes and any other attribute. */
export const AdvancedTab = ({ ids }: { readonly ids: readonly string[] }) => {
  const editor = useEditor()
  const records = useRecords(ids)
  const id = useId()
  const [first] = records
  if (!first) return null
  const single = records.length === 1

  const set = (addition: Addition, label: string) =>
    editor.run(label, setAddition(editor.store.document, { ids, addition }))
  const mixed = (name: 'locked' | 'hidden') =>
    records.some(({ addition }) => (addition[name] === true) !== (first.addition[name] === true))
  const checkId = (typed: string) => {
    const wanted = typed.trim()
    if (/\s/.test(wanted)) return 'IDs can’t contain spaces.'
    return wanted !== '' && idTaken(editor.store.document.nodes.values(), first, wanted)
      ? `ID “${wanted}” is already in use. Choose a unique ID.`
      : null
  }

  return (
    <div className={styles.fields} data-first="true">
      {single && (
        <Row label="Layer name" htmlFor={`${id}-name`}>
          <CommitInput
            id={`${id}-name`}
            label="Layer name"
            value={first.addition.name ?? ''}
            placeholder="Shown in the layers panel"
            commit={(typed) => set({ name: typed.trim() || undefined }, 'Rename')}
          />
        </Row>
      )}
      <Toggle
        label="Locked"
        checked={first.addition.locked === true}
        mixed={mixed('locked')}
        commit={(locked) => set({ locked: locked || undefined }, locked ? 'Lock' : 'Unlock')}
      />
      <Toggle
        label="Hidden on the published page"
        checked={first.addition.hidden === true}
        mixed={mixed('hidden')}
        commit={(hidden) => set({ hidden: hidden || undefined }, hidden ? 'Hide' : 'Show')}
      />
      {single && (
        <>
          <AttributeRow
            records={records}
            name="id"
            label="ID"
            placeholder="For links such as #contact"
            check={checkId}
          />
          {first.addition.attributes?.id && (
            <p className={styles.note}>
              A link to <code>#{first.addition.attributes.id}</code> scrolls to this block.
            </p>
          )}
        </>
      )}
      <AttributeRow records={records} name="class" label="Classes" placeholder="Separated by spaces" />
      <TagRow records={records} />
      <AttributeRow
        records={records}
        name="aria-label"
        label="Screen reader label"
        placeholder="If no visible text names it"
      />
      <AttributeRow records={records} name="role" label="Role" placeholder={roles} />
      <AttributeRow records={records} name="title" label="Tooltip" placeholder="Shown on hover" />
      {single ? (
        <>
          <OtherAttributes record={first} />
          <BlockCss record={first} />
          {first.parent === null && <PageCss />}
        </>
      ) : (
        <p className={styles.note}>Select a single block to edit its ID, attributes and CSS.</p>
      )}
    </div>
  )
}
