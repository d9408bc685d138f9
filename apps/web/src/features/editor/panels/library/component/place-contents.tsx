import { Button, Group, Text } from '@mantine/core'
import {
  blockOfSlot,
  fillSlot,
  filledBlocks,
  moveSlotOut,
  ownContents,
  resetSlot,
  slotsOf,
  type BuilderDocument,
  type ComponentProperty,
  type NodeRecord,
  type OwnContent,
} from '@web2/builder'
import type { ReactNode } from 'react'
import { newUuid } from '../../../document/actions.ts'
import { Row, type Origin } from '../../fields/field-row.tsx'
import { useBuilder, useEditor } from '../../session/use-editor.ts'

interface PlaceProps {
  /** Place that uses the section. */
  readonly record: NodeRecord
  readonly section: BuilderDocument
}

const Action = ({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) => (
  <Button size="compact-sm" variant="default" onClick={onClick}>
    {children}
  </Button>
)

const here: Origin = { kind: 'here', sentence: 'Set here.' }

interface ContentRowProps extends PlaceProps {
  readonly property: ComponentProperty
  readonly own: OwnContent | undefined
}

/** Row of a formatted text or a slot: as in the section, or with content of the place's own. */
const ContentRow = ({ record, section, property, own }: ContentRowProps) => {
  const { editor, canvas } = useBuilder()
  const { name, kind } = property
  const block = blockOfSlot(section, property.id)
  if (!block) return null
  const write = (uuid: string | undefined) => {
    if (uuid === undefined) return
    if (kind === 'slot') editor.select([uuid])
    else canvas.get()?.machine.send({ type: 'edit-text', uuid })
  }
  const fill = (empty: boolean) => {
    const options = { id: record.uuid, property, module: section, empty, newUuid }
    const result = fillSlot(editor.store.document, options)
    const label = kind === 'slot' ? `Fill ${name}` : `Change ${name}`
    if (editor.run(label, result) && result.ok) write(result.select[0])
  }
  const hasDefault = block.children.length > 0 || Boolean(block.props.content)
  const reset = () => {
    if (own) editor.run(`Reset ${name}`, resetSlot(editor.store.document, own.uuid))
  }
  return (
    <Row label={name} {...(own && { origin: here, clear: reset })}>
      <Group gap={6} role="group" aria-label={name}>
        {own ? (
          <Action onClick={() => write(own.uuid)}>
            {kind === 'slot' ? 'Select own blocks' : 'Edit text'}
          </Action>
        ) : kind === 'richText' ? (
          <Action onClick={() => fill(false)}>Edit text</Action>
        ) : (
          <>
            {hasDefault && <Action onClick={() => fill(false)}>Edit a copy</Action>}
            <Action onClick={() => fill(true)}>{hasDefault ? 'Start empty' : 'Fill slot'}</Action>
          </>
        )}
      </Group>
    </Row>
  )
}

/** Own content that the section has no block for any more, to keep or delete. */
const LeftOver = ({ own }: { readonly own: OwnContent }) => {
  const editor = useEditor()
  const name = own.name || 'Own content'
  return (
    <div role="group" aria-label={`${name}, not shown`}>
      <Text size="xs" mb={4}>
        This section no longer has a place for “{name}”, so pages don’t show your content for it.
      </Text>
      <Group gap={6}>
        <Action onClick={() => editor.run(`Move ${name} out`, moveSlotOut(editor.store.document, own.uuid))}>
          Move out of section
        </Action>
        <Action onClick={() => editor.run(`Delete ${name}`, resetSlot(editor.store.document, own.uuid))}>
          Delete
        </Action>
      </Group>
    </div>
  )
}

/** Formatted texts and slots of a section at one place; nothing for a section without any. */
export const PlaceContents = ({ record, section }: PlaceProps) => {
  const editor = useEditor()
  const own = ownContents(editor.store.document, record)
  const shown = [...filledBlocks(section, own).values()]
  return (
    <>
      {slotsOf(section).map((property) => (
        <ContentRow
          key={property.id}
          record={record}
          section={section}
          property={property}
          own={shown.find((each) => each.property === property.id)}
        />
      ))}
      {own
        .filter((each) => !shown.includes(each))
        .map((each) => (
          <LeftOver key={each.uuid} own={each} />
        ))}
    </>
  )
}
