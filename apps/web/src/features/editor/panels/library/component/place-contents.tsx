import { Group, Text } from '@mantine/core'
import {
  blockOfSlot,
  componentOf,
  fillSlot,
  filledBlocks,
  moveSlotOut,
  nodeOf,
  ownContents,
  resetSlot,
  slotsOf,
  variantOf,
  type BuilderDocument,
  type NodeRecord,
  type OwnContent,
} from '@web2/builder'
import { newUuid } from '../../../document/actions.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Action, ContentRow } from './content-row.tsx'

interface PlaceProps {
  /** Place that uses the section. */
  readonly record: NodeRecord
  readonly section: BuilderDocument
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
  const variant = variantOf(componentOf(nodeOf(section, section.root)), record)
  const fillings = [...filledBlocks(section, own, variant?.id).values()]
  const shown = fillings.map(({ content }) => content)
  return (
    <>
      {slotsOf(section).map((property) => {
        const block = blockOfSlot(section, property.id, variant?.id)
        const filling = fillings.find(({ content }) => content.property === property.id)
        if (!block) return null
        const shows = filling?.from === 'variant' ? nodeOf(section, filling.content.uuid) : block
        return (
          <ContentRow
            key={property.id}
            property={property}
            own={filling?.from === 'place' ? filling.content : undefined}
            variant={filling?.from === 'variant' ? variant?.name : undefined}
            hasDefault={shows.children.length > 0 || Boolean(shows.props.content)}
            fill={(empty) =>
              fillSlot(editor.store.document, { id: record.uuid, property, module: section, empty, newUuid })
            }
            reset={(uuid) => resetSlot(editor.store.document, uuid)}
          />
        )
      })}
      {own
        .filter((each) => !shown.includes(each))
        .map((each) => (
          <LeftOver key={each.uuid} own={each} />
        ))}
    </>
  )
}
