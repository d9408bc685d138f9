import { Menu, Text } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { createDocument } from '@web2/builder'
import { messages, type Page } from '@web2/contract/core'
import type { SavedBlockContent } from '@web2/contract/sites'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import type { Query } from '../../../../lib/api/resource.ts'
import { savedBlocks } from '../../../sites/resources.ts'
import { queryClient } from '../../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../../lib/snackbar.ts'
import { NameDialog } from '../../../../ui/dialogs/name-dialog.tsx'
import { showUndo } from '../../../../ui/undo-snackbar.tsx'
import { useEditor } from '../session/use-editor.ts'
import { LibraryList } from './library-list.tsx'
import { LibraryTile } from './library-tile.tsx'
import { pictureOf } from '../../document/sections/preview-html.ts'
import { useLibrary } from './use-library.ts'

const withFragments = { $select: ['name', 'updatedAt', 'size', 'fragment'] }
const listed = {
  path: savedBlocks.path,
  find: savedBlocks.find as (query: Query) => Promise<Page<SavedBlockContent>>,
}

const refresh = () => queryClient.invalidateQueries({ queryKey: [savedBlocks.path] })

const bringBack = async ({ _id, name }: SavedBlockContent) => {
  try {
    await savedBlocks.restoreMany([_id])
    showSuccess(`“${name}” restored`)
  } catch (error) {
    showError(sentenceFor(error))
  }
  await refresh()
}

const remove = async (block: SavedBlockContent) => {
  try {
    await savedBlocks.remove(block._id)
    showUndo(`“${block.name}” deleted`, () => void bringBack(block))
  } catch (error) {
    showError(sentenceFor(error))
  }
  await refresh()
}

/** Tab of blocks that the user saved for reuse. */
export const SavedTab = ({ placed }: { readonly placed?: () => void }) => {
  const { data } = useEditor()
  const { records, list } = useLibrary(listed, withFragments)
  const [renaming, setRenaming] = useState<SavedBlockContent | null>(null)

  return (
    <>
      <LibraryList
        noun="saved blocks"
        {...list}
        empty={
          <Text fz={13} c="dimmed">
            Save blocks to reuse them on any page. Select a block and choose “Save block” in its toolbar.
          </Text>
        }
      >
        {records.map((block) => (
          <LibraryTile
            key={block._id}
            label={block.name}
            nodes={block.fragment}
            {...(placed && { placed })}
            picture={{
              stateKey: [savedBlocks.path, block._id, block.updatedAt],
              size: block.size,
              html: () => pictureOf(createDocument(block.fragment), data),
            }}
            menu={
              <>
                <Menu.Item leftSection={<IconPencil size={16} />} onClick={() => setRenaming(block)}>
                  Rename
                </Menu.Item>
                <Menu.Item leftSection={<IconTrash size={16} />} onClick={() => void remove(block)}>
                  Delete
                </Menu.Item>
              </>
            }
          />
        ))}
      </LibraryList>
      {renaming && (
        <NameDialog
          title="Rename block"
          confirm="Rename"
          empty={messages.blockNameEmpty}
          name={renaming.name}
          store={async (name) => {
            await savedBlocks.patch(renaming._id, { name })
            await refresh()
          }}
          onClose={() => setRenaming(null)}
        />
      )}
    </>
  )
}
