import { Button, Stack, Text } from '@mantine/core'
import { IconLayoutGrid } from '@tabler/icons-react'
import { UndoSiteTemplate } from './change-site/undo-site-template.tsx'
import { useBuilder } from '../session/use-editor.ts'

/** Button of the dialog that changes the template, and the undo of its latest change. */
export const ChangeTemplate = () => {
  const { editor, opened } = useBuilder()
  const { siteKey } = opened
  return (
    <Stack gap={6}>
      <Button
        variant="default"
        size="xs"
        fullWidth
        leftSection={<IconLayoutGrid size={16} aria-hidden />}
        onClick={() => editor.session.dialog.set('change-template')}
      >
        Change template
      </Button>
      <Text size="xs" c="dimmed">
        Keeps your content: texts move to sections of the same kind, the rest stays at the end.
      </Text>
      {siteKey !== undefined && <UndoSiteTemplate siteId={siteKey} />}
    </Stack>
  )
}
