import {
  mostOutlineSections,
  type ArticleOutline,
  type OutlineSection,
  type WordRange,
} from '@web2/contract/articles'
import type { MoveKey } from '../../card-moves.ts'

type Sections = readonly OutlineSection[]

/** Returns the position after a section and, if it is of the second level, its parts. */
export const endOf = (sections: Sections, at: number): number => {
  if (sections[at]?.level !== 2) return at + 1
  const next = sections.findIndex(({ level }, index) => index > at && level === 2)
  return next < 0 ? sections.length : next
}

const parentOf = (sections: Sections, at: number): number =>
  sections.findLastIndex(({ level }, index) => index < at && level === 2)

/** Moves a section with its parts to before the entry at `to`; the first entry is always of the second level. */
const moved = (sections: Sections, from: number, to: number): Sections => {
  const end = endOf(sections, from)
  const block = sections.slice(from, end)
  const result =
    to <= from
      ? [...sections.slice(0, to), ...block, ...sections.slice(to, from), ...sections.slice(end)]
      : [...sections.slice(0, from), ...sections.slice(end, to), ...block, ...sections.slice(to)]
  return withFirst(result)
}

const withFirst = ([first, ...rest]: Sections): Sections =>
  first === undefined ? [] : [{ ...first, level: 2 }, ...rest]

const withLevel = (sections: Sections, at: number, level: 2 | 3): Sections =>
  sections.map((section, index) => (index === at ? { ...section, level } : section))

/**
 * Returns the sections after an arrow key on a section's handle: up and down past its neighbor, left to the second
 * level, right to a part of the section before it. Returns null if it can't move there.
 */
export const movedByKey = (sections: Sections, at: number, key: MoveKey): Sections | null => {
  const level = sections[at]?.level
  const end = endOf(sections, at)
  switch (key) {
    case 'ArrowLeft':
      return level === 3 ? withLevel(sections, at, 2) : null
    case 'ArrowRight':
      return level === 2 && at > 0 ? withLevel(sections, at, 3) : null
    case 'ArrowUp': {
      if (at === 0) return null
      if (level === 2) return moved(sections, at, parentOf(sections, at))
      // a first part becomes the last one of the section above
      return at === 1 ? null : moved(sections, at, at - 1)
    }
    case 'ArrowDown': {
      if (end === sections.length) return null
      return moved(sections, at, level === 2 ? endOf(sections, end) : end + 1)
    }
  }
}

/** Returns the sections after a section is dropped at the upper or lower half of another; null if it stays. */
export const movedByDrop = (
  sections: Sections,
  from: number,
  over: number,
  side: 'before' | 'after',
): Sections | null => {
  const end = endOf(sections, from)
  if (over >= from && over < end) return null
  const isSection = sections[from]?.level === 2
  // a section never splits another one from its parts
  const target = isSection && sections[over]?.level === 3 ? parentOf(sections, over) : over
  const whole = isSection ? endOf(sections, target) : over + 1
  const to = side === 'before' && target === over ? over : whole
  if (!isSection && to === 0) return null
  return to === from || to === end ? null : moved(sections, from, to)
}

/** Returns an id that no section of the article has had. */
const newId = (taken: Iterable<string>): string => {
  const numbers = [...taken].map((id) => Number(/^s(\d+)$/.exec(id)?.[1] ?? 0))
  return `s${Math.max(0, ...numbers) + 1}`
}

/** Adds an empty section after the one at `at` and its parts, or a part to it. `taken`: ids of removed sections. */
export const withSection = (
  sections: Sections,
  at: number,
  level: 2 | 3,
  taken: readonly string[] = [],
): Sections => {
  const id = newId([...taken, ...sections.map((section) => section.id)])
  const words = sections[at]?.words ?? { from: 120, to: 180 }
  const place =
    level === 2 && at >= 0 ? endOf(sections, sections[at]?.level === 2 ? at : parentOf(sections, at)) : at + 1
  return withFirst(sections.toSpliced(place, 0, { id, level, heading: '', purpose: '', points: [], words }))
}

/** Removes a section with its parts. */
export const withoutSection = (sections: Sections, at: number): Sections =>
  withFirst(sections.toSpliced(at, endOf(sections, at) - at))

/** Returns the words of all parts together. */
export const outlineWords = ({
  introduction,
  sections,
}: Pick<ArticleOutline, 'introduction'> & { readonly sections: Sections }): WordRange =>
  [introduction, ...sections].reduce(
    (sum, { words }) => ({ from: sum.from + words.from, to: sum.to + words.to }),
    { from: 0, to: 0 },
  )

export interface OutlineProblems {
  readonly title?: string
  /** By section id. */
  readonly headings: Readonly<Record<string, string>>
  /** About the list as a whole. */
  readonly sections?: string
}

/** Checks an outline before it is saved. */
export const outlineProblems = ({
  title,
  sections,
}: Pick<ArticleOutline, 'title' | 'sections'>): OutlineProblems => {
  const same = Map.groupBy(sections, ({ heading }) => heading.trim().toLowerCase())
  const headings = sections.flatMap(({ id, heading }): [string, string][] => {
    if (heading.trim() === '') return [[id, 'Enter a heading.']]
    const first = same.get(heading.trim().toLowerCase())?.[0]
    return first?.id === id ? [] : [[id, 'Another section has this heading.']]
  })
  return {
    ...(title.trim() === '' && { title: 'Enter a title.' }),
    headings: Object.fromEntries(headings),
    ...(sections.length === 0 && { sections: 'Add at least one section.' }),
    ...(sections.length > mostOutlineSections && {
      sections: `An outline has at most ${mostOutlineSections} sections.`,
    }),
  }
}

export const hasProblems = ({ title, headings, sections }: OutlineProblems): boolean =>
  title !== undefined || sections !== undefined || Object.keys(headings).length > 0
