import { Alert, Button, Group, Text } from '@mantine/core'
import { useBuilder } from '../../session/use-editor.ts'

export interface LeftOutNoteProps {
  readonly blocks: readonly string[]
}

/** Note on the business blocks that the HTML leaves empty. */
export const LeftOutNote = ({ blocks }: LeftOutNoteProps) => {
  const { editor, opened } = useBuilder()
  if (blocks.length === 0) return null
  const hasListing = Boolean(editor.data.nap)
  const what = blocks.join(', ')
  return (
    <Alert
      color="yellow"
      p="sm"
      title={`Left out: ${what}`}
      styles={{ title: { color: 'var(--mantine-color-text)' } }}
    >
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 240px">
          {hasListing
            ? 'The business listing has no data for this. Fill in its fields under NAP databases.'
            : 'No business listing is chosen, so the editor shows sample data. JSON keeps the blocks.'}
        </Text>
        {!hasListing && opened.listing && (
          <Button size="xs" variant="default" onClick={() => editor.session.dialog.set('listing')}>
            Choose listing
          </Button>
        )}
      </Group>
    </Alert>
  )
}
