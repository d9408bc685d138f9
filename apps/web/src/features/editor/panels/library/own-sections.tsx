import { Menu, SegmentedControl, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { moduleNode } from '@web2/builder'
import { useState } from 'react'
import { cloudModules } from '../../../sites/resources.ts'
import { ButtonLink } from '../../../../ui/links.tsx'
import { documentOf } from '../../document/api/opened-document.ts'
import { useBuilder } from '../session/use-editor.ts'
import { editSection } from './edit-section.ts'
import { LibraryList } from './library-list.tsx'
import { LibraryTile } from './library-tile.tsx'
import { pictureOf } from '../../document/sections/preview-html.ts'
import { refuseCycle } from '../../document/sections/refuse-cycle.ts'
import { turnIntoCopy } from '../../document/sections/insert-section.ts'
import { useLibrary } from './use-library.ts'

type Way = 'linked' | 'copy'

const ways = [
  { value: 'linked', label: 'Linked' },
  { value: 'copy', label: 'Copy' },
]

const said: Readonly<Record<Way, string>> = {
  linked: 'Updates when the section changes.',
  copy: 'Adds the section’s blocks to this page. They no longer update with the section.',
}

/** Returns the section id at the end of a draft key; null for a new section. */
const openSectionId = (key: string): string | null => /([0-9a-f-]{36})$/.exec(key)?.[1] ?? null

/** The account's sections, to insert linked or as a copy. */
export const OwnSections = ({ placed }: { readonly placed?: () => void }) => {
  const { editor, kind, opened } = useBuilder()
  const [way, setWay] = useState<Way>('linked')
  const { records, list } = useLibrary(cloudModules)

  const added = (moduleId: string) => (uuid: string) => {
    if (way === 'copy') void turnIntoCopy(editor, uuid)
    if (kind === 'section') void refuseCycle(editor, openSectionId(opened.key()), { moduleId, uuid })
  }

  return (
    <LibraryList
      noun="sections"
      {...list}
      head={
        <div>
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Insert as"
            data={ways}
            value={way}
            onChange={(value) => setWay(value === 'copy' ? 'copy' : 'linked')}
          />
          <Text size="xs" c="dimmed" mt={6}>
            {said[way]}
          </Text>
        </div>
      }
      empty={
        <>
          <Text fz={13} c="dimmed" mb="sm">
            Build reusable sections and drag them into any page.
          </Text>
          <ButtonLink to="/section-builder/build-section" variant="default" size="xs">
            New section
          </ButtonLink>
        </>
      }
    >
      {records.map(({ _id, name, version, size }) => (
        <LibraryTile
          key={_id}
          label={name}
          nodes={[moduleNode(_id, name)]}
          added={added(_id)}
          {...(placed && { placed })}
          picture={{
            stateKey: [cloudModules.path, _id, version],
            size,
            html: async () => pictureOf(documentOf(await cloudModules.get(_id)), editor.data),
          }}
          menu={
            <Menu.Item leftSection={<IconExternalLink size={16} />} onClick={() => editSection(_id)}>
              Edit section
            </Menu.Item>
          }
        />
      ))}
    </LibraryList>
  )
}
