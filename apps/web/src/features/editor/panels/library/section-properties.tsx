import { Button, Group, Text } from '@mantine/core'
import { IconExternalLink, IconUnlink } from '@tabler/icons-react'
import { moduleUse, type NodeRecord } from '@web2/builder'
import { useEditor } from '../session/use-editor.ts'
import { PlaceContents } from './component/place-contents.tsx'
import { PlaceValues } from './component/place-values.tsx'
import { editSection } from './edit-section.ts'
import { detach } from '../../document/sections/insert-section.ts'

/** Properties and actions of a section on the page. */
export const ModuleProperties = ({ records }: { readonly records: readonly NodeRecord[] }) => {
  const editor = useEditor()
  const documents = editor.modules.documents.use()
  const [record] = records
  const use = record && records.length === 1 ? moduleUse(record) : null
  if (!record || !use) return null
  const section = documents?.get(use.moduleId)
  if (documents && !section)
    return (
      <Text size="sm">
        This section was deleted, so published pages show nothing here. Delete this block or restore the
        section.
      </Text>
    )
  return (
    <>
      <Text size="sm">
        Linked to section “{use.name}”. Changes to the section apply wherever it’s used. Published pages
        update at the next publish.
      </Text>
      {section && <PlaceValues record={record} section={section} />}
      {section && <PlaceContents record={record} section={section} />}
      <Group gap="xs" my="sm">
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconExternalLink size={14} />}
          onClick={() => editSection(use.moduleId)}
        >
          Edit section
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconUnlink size={14} />}
          onClick={() => detach(editor, record.uuid)}
        >
          Detach
        </Button>
      </Group>
    </>
  )
}
