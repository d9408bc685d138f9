import { Button, Group, Text } from '@mantine/core'
import { ownContentOf, resetSlot, type NodeRecord } from '@web2/builder'
import { useEditor } from '../../session/use-editor.ts'

/** Note and actions of the blocks or the text that one place has instead of its section’s. */
export const OwnContentProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const editor = useEditor()
  const [record] = records
  const own = record && records.length === 1 ? ownContentOf(record) : null
  if (!record || !own) return null
  const { parent } = record
  const isOfVariant = own.variant !== undefined
  const where = isOfVariant ? 'where the variant is chosen' : 'here'
  return (
    <>
      <Text size="sm">
        {own.kind === 'slot'
          ? `These blocks are shown ${where} instead of the section’s content. Drag blocks into it.`
          : `This text is shown ${where} instead of the section’s.`}
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            editor.run(`Reset ${own.name || 'content'}`, resetSlot(editor.store.document, own.uuid))
          }
        >
          Reset to section
        </Button>
        {parent !== null && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => editor.select(isOfVariant ? [] : [parent])}
          >
            {isOfVariant ? 'All properties and variants' : 'Select section'}
          </Button>
        )}
      </Group>
    </>
  )
}
