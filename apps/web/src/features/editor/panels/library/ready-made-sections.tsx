import { Button, SegmentedControl, Select, Text } from '@mantine/core'
import type { Theme } from '@web2/builder'
import {
  librarySectionAround,
  librarySectionOf,
  librarySections,
  replaceSection,
  sectionKinds,
  type LibrarySection,
} from '@web2/site/library'
import { useState } from 'react'
import { newUuid } from '../../document/actions.ts'
import { librarySectionBlocks } from '../../document/sections/library-section-blocks.ts'
import { sectionPreview } from './section-preview.ts'
import { useBuilder } from '../session/use-editor.ts'
import { useTheme } from '../theme/use-theme.ts'
import { LibraryList } from './library-list.tsx'
import { LibraryTile } from './library-tile.tsx'
import { PictureTile } from './picture-tile.tsx'

const kindsHere = Object.entries(sectionKinds)
  .filter(([kind]) => librarySections.some((section) => section.kind === kind))
  .map(([value, label]) => ({ value, label }))

const matches = ({ kind, name }: LibrarySection, search: string): boolean => {
  const text = `${sectionKinds[kind]} ${name}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const found = (search: string, kind: string | null): readonly LibrarySection[] =>
  librarySections.filter((section) => (kind === null || section.kind === kind) && matches(section, search))

/** Sections without a theme would have neither colors nor sizes, so a page gets one first. */
const ThemeFirst = () => {
  const { panel } = useBuilder().editor.session
  return (
    <>
      <Text fz={13} c="dimmed" mb="sm">
        Ready-made sections take their colors, fonts and spacing from a theme. Choose one for this page first.
      </Text>
      <Button variant="default" size="xs" onClick={() => panel.set('theme')}>
        Choose a theme
      </Button>
    </>
  )
}

interface TileProps {
  readonly section: LibrarySection
  readonly theme: Theme
  readonly placed?: (() => void) | undefined
}

const SectionTile = ({ section, theme, placed }: TileProps) => {
  const { editor } = useBuilder()
  return (
    <LibraryTile
      label={section.name}
      kind={sectionKinds[section.kind]}
      nodes={() => librarySectionBlocks(editor, section)}
      {...(placed && { placed })}
      picture={sectionPreview(section, theme, editor.data)}
    />
  )
}

/** Gives the content of a section to another one of its kind. */
const ReplacingTile = ({ section, theme, placed, replaced }: TileProps & { readonly replaced: string }) => {
  const { editor, canvas } = useBuilder()
  const replace = () => {
    canvas.get()?.machine.rest()
    const result = replaceSection(editor.store.document, replaced, section, newUuid)
    if (!editor.run(`Replace with ${section.name}`, result)) return
    const [added] = editor.session.selection.get()
    if (added !== undefined) canvas.get()?.reveal(added)
    placed?.()
  }
  return (
    <PictureTile
      title={`Replace the selected section with ${section.name}`}
      picture={sectionPreview(section, theme, editor.data)}
      act={replace}
    >
      {section.name}
    </PictureTile>
  )
}

const uses = [
  { value: 'add', label: 'Add' },
  { value: 'replace', label: 'Replace selected' },
]

/** Returns the ready-made section around the selection, if there are others of its kind. */
const useReplaceable = () => {
  const { editor } = useBuilder()
  const [selected] = editor.session.selection.use()
  const around = selected === undefined ? undefined : librarySectionAround(editor.store.document, selected)
  const section = around && librarySectionOf(around)
  const others = librarySections.filter(({ kind, id }) => kind === section?.kind && id !== section.id)
  return around && section && others.length > 0 ? { uuid: around.uuid, section, others } : null
}

/** Sections of the library in the page's own theme, to drag onto the page or insert with a click. */
export const ReadyMadeSections = ({ placed }: { readonly placed?: () => void }) => {
  const { theme } = useTheme()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<string | null>(null)
  const [wantsToReplace, setWantsToReplace] = useState(false)
  const replaceable = useReplaceable()
  const replaced = wantsToReplace ? replaceable : null
  const wanted = replaced
    ? replaced.others.filter((section) => matches(section, search))
    : found(search, kind)
  const shown = theme ? wanted : []
  return (
    <LibraryList
      noun="ready-made sections"
      isWide
      search={search}
      setSearch={setSearch}
      failure={null}
      retry={() => undefined}
      loading={false}
      total={shown.length}
      more={null}
      head={
        <>
          {replaceable && (
            <SegmentedControl
              fullWidth
              size="xs"
              aria-label="Use of a section"
              data={uses}
              value={replaced ? 'replace' : 'add'}
              onChange={(value) => setWantsToReplace(value === 'replace')}
            />
          )}
          {replaced ? (
            <Text size="xs" c="dimmed">
              Your texts and links move to the new section. What it has no room for comes back when you
              replace it again.
            </Text>
          ) : (
            <Select
              size="xs"
              aria-label="Kind of section"
              placeholder="All kinds"
              data={kindsHere}
              value={kind}
              onChange={setKind}
              clearable
            />
          )}
        </>
      }
      empty={<ThemeFirst />}
    >
      {theme &&
        shown.map((section) =>
          replaced ? (
            <ReplacingTile
              key={section.id}
              section={section}
              theme={theme}
              placed={placed}
              replaced={replaced.uuid}
            />
          ) : (
            <SectionTile key={section.id} section={section} theme={theme} placed={placed} />
          ),
        )}
    </LibraryList>
  )
}
