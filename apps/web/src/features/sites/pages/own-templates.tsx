import { Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { IconCursorText, IconTrash } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import type { SiteTemplate } from '@web2/contract/sites'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { cloudTemplates } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError } from '../../../lib/snackbar.ts'
import { RenameDialog } from '../documents/rename-dialog.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import { showUndo } from '../../../ui/undo-snackbar.tsx'

interface OwnTemplatesProps {
  templates: readonly SiteTemplate[]
  onClose: () => void
}

const source = {
  resource: cloudTemplates,
  noun: 'template',
  nameEmpty: messages.templateNameEmpty,
  shownName: (name: string) => name,
}

const settled = {
  onError: (error: Error) => showError(sentenceFor(error)),
  onSettled: () => queryClient.invalidateQueries({ queryKey: [cloudTemplates.path] }),
}

/** The account's own templates, to be renamed and deleted; pages that began with one keep what they have. */
export const OwnTemplates = ({ templates, onClose }: OwnTemplatesProps) => {
  const [renaming, setRenaming] = useState<SiteTemplate | null>(null)
  const restoration = useMutation({
    mutationFn: ({ _id }: SiteTemplate) => cloudTemplates.restoreMany([_id]),
    ...settled,
  })
  const removal = useMutation({
    mutationFn: ({ _id }: SiteTemplate) => cloudTemplates.remove(_id),
    onSuccess: (_answer, template) =>
      showUndo(`Deleted “${template.name}”.`, () => restoration.mutate(template)),
    ...settled,
  })
  if (renaming) return <RenameDialog source={source} row={renaming} onClose={() => setRenaming(null)} />
  return (
    <Modal opened onClose={onClose} title="Your templates">
      {templates.length === 0 && (
        <Text size="sm" c="dimmed">
          No templates left. To add one, choose “Save as template” in the builder’s Page menu.
        </Text>
      )}
      <Stack gap={4} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
        {templates.map((template) => (
          <Group key={template._id} component="li" justify="space-between" gap="sm" wrap="nowrap">
            <Text size="sm" truncate title={template.name}>
              {template.name}
            </Text>
            <Group gap={4} wrap="nowrap">
              <IconAction
                tip="Rename"
                name={`Rename ${template.name}`}
                size={36}
                onClick={() => setRenaming(template)}
              >
                <IconCursorText size={18} />
              </IconAction>
              <IconAction
                tip="Delete"
                name={`Delete ${template.name}`}
                size={36}
                onClick={() => removal.mutate(template)}
              >
                <IconTrash size={18} />
              </IconAction>
            </Group>
          </Group>
        ))}
      </Stack>
    </Modal>
  )
}
