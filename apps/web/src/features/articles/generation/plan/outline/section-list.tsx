import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { mostOutlineSections, type OutlineSection } from '@web2/contract/articles'
import { useEffect, useRef, useState } from 'react'
import { movedByDrop, movedByKey, withoutSection, withSection } from './outline-edit.ts'
import { SectionRow } from './section-row.tsx'
import { useSectionDrag } from './use-section-drag.ts'
import classes from './outline.module.css'

interface SectionListProps {
  readonly sections: readonly OutlineSection[]
  /** By section id. */
  readonly problems: Readonly<Record<string, string>>
  /** Ids of sections that were removed, which no new section may have. */
  readonly taken: readonly string[]
  readonly canWrite: boolean
  readonly isFixed: boolean
  readonly onChange: (sections: OutlineSection[]) => void
}

const nameOf = ({ heading }: OutlineSection) => (heading.trim() === '' ? 'The section' : heading)

/** Sections of an outline: added, moved by drag or arrow keys, edited and removed. */
export const SectionList = (props: SectionListProps) => {
  const { sections, problems, taken, canWrite, isFixed, onChange } = props
  const [openId, setOpenId] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const refocus = useRef<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const store = (next: readonly OutlineSection[] | null, sentence: string, section: OutlineSection) => {
    if (next === null) return setSaid(`${nameOf(section)} can’t be moved there.`)
    onChange([...next])
    setSaid(sentence)
  }
  const drag = useSectionDrag((id, { id: over, side }) => {
    const from = sections.findIndex((section) => section.id === id)
    const section = sections[from]
    const to = sections.findIndex((each) => each.id === over)
    if (!section || to < 0 || id === over) return
    store(movedByDrop(sections, from, to, side), `${nameOf(section)} was moved.`, section)
  })
  // a handle loses the focus when its section moves, and a new section has it first
  useEffect(() => {
    if (refocus.current === null) return
    list.current?.querySelector<HTMLElement>(refocus.current)?.focus()
    refocus.current = null
  })
  const add = (at: number, level: 2 | 3) => {
    const next = withSection(sections, at, level, taken)
    const added = next.find(({ id }) => sections.every((known) => known.id !== id))
    if (added) refocus.current = `input[data-heading-of="${added.id}"]`
    onChange([...next])
    setSaid('A section was added.')
  }

  return (
    <div ref={list}>
      <ul className={classes.list} aria-label="Sections">
        {sections.map((section, at) => (
          <SectionRow
            key={section.id}
            section={section}
            problem={problems[section.id]}
            isOpen={openId === section.id}
            isDragged={drag.dragged === section.id}
            drop={drag.over?.id === section.id && drag.dragged !== section.id ? drag.over.side : undefined}
            canWrite={canWrite}
            isFixed={isFixed}
            onGrab={(event) => drag.start(event, section.id)}
            onMove={(key) => {
              refocus.current = `[data-grip="${section.id}"]`
              store(movedByKey(sections, at, key), `${nameOf(section)} was moved.`, section)
            }}
            onToggle={() => setOpenId(openId === section.id ? null : section.id)}
            onAdd={(level) => add(at, level)}
            onRemove={() => store(withoutSection(sections, at), `${nameOf(section)} was removed.`, section)}
            onChange={(part) => onChange([...sections.with(at, { ...section, ...part })])}
          />
        ))}
      </ul>
      {canWrite && !isFixed && sections.length < mostOutlineSections && (
        <Button
          size="compact-sm"
          variant="default"
          mt="sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => add(sections.length - 1, 2)}
        >
          Add section
        </Button>
      )}
      <div className="visually-hidden" role="status">
        {said}
      </div>
    </div>
  )
}
