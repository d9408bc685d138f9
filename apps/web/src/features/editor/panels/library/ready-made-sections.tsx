import { Button, Select, Text } from '@mantine/core'
import type { Theme } from '@web2/builder'
import { librarySections, sectionKinds, type LibrarySection } from '@web2/site/library'
import { useState } from 'react'
import { librarySectionBlocks } from '../../document/sections/library-section-blocks.ts'
import { sectionPreview } from './section-preview.ts'
import { useBuilder } from '../session/use-editor.ts'
import { useTheme } from '../theme/use-theme.ts'
import { LibraryList } from './library-list.tsx'
import { LibraryTile } from './library-tile.tsx'

const kindsHere = Object.entries(sectionKinds)
  .filter(([kind]) => librarySections.some((section) => section.kind === kind))
  .map(([value, label]) => ({ value, label }))

const sought = ({ kind, name }: LibrarySection): string => `${sectionKinds[kind]} ${name}`.toLowerCase()

const found = (search: string, kind: string | null): readonly LibrarySection[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return librarySections.filter(
    (section) =>
      (kind === null || section.kind === kind) && words.every((word) => sought(section).includes(word)),
  )
}

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

/** Sections of the library in the page's own theme, to drag onto the page or insert with a click. */
export const ReadyMadeSections = ({ placed }: { readonly placed?: () => void }) => {
  const { theme } = useTheme()
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<string | null>(null)
  const shown = theme ? found(search, kind) : []
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
        <Select
          size="xs"
          aria-label="Kind of section"
          placeholder="All kinds"
          data={kindsHere}
          value={kind}
          onChange={setKind}
          clearable
          comboboxProps={{ withinPortal: true }}
        />
      }
      empty={<ThemeFirst />}
    >
      {theme &&
        shown.map((section) => (
          <SectionTile key={section.id} section={section} theme={theme} placed={placed} />
        ))}
    </LibraryList>
  )
}
