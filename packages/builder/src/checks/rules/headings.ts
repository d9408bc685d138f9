import { removeNodes } from '../../commands/remove-nodes.ts'
import { composeChanges, emptyChange } from '../../changes/change.ts'
import type { CommandResult } from '../../commands/command.ts'
import { setProps } from '../../commands/set-props.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { CheckOptions, Finding, Fix } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import { quoted, scanPage, type Scan } from '../scan.ts'

interface HeadingSeen {
  readonly uuid: string
  readonly level: number
  readonly name: string
}

const headingsOf = ({ seen, names }: Scan): HeadingSeen[] =>
  seen.flatMap(({ record, facts }, at) => {
    const level = record.componentName === 'Heading' ? Number(facts.tag[1]) : 0
    return level > 0 ? [{ uuid: record.uuid, level, name: names[at]! }] : []
  })

const withLevel = (uuid: string, level: number) => (document: BuilderDocument) =>
  setProps(document, { ids: [uuid], props: { headingType: `h${level}` } })

/**
 * Returns new levels that put a heading one step below the previous one. Dependent headings below it move
 * along, so that no new gap opens.
 */
const levelsAfter = (headings: readonly HeadingSeen[], uuid: string): Map<string, number> => {
  const at = headings.findIndex((each) => each.uuid === uuid)
  const before = headings[at - 1]?.level ?? 0
  const moved = new Map<string, number>()
  const shift = (headings[at]?.level ?? 0) - before - 1
  if (at < 1 || shift <= 0) return moved
  const own = headings[at]!.level
  let hangs = true
  let [old, now] = [before, before]
  for (const { uuid: each, level } of headings.slice(at)) {
    hangs &&= level >= own
    const isOldGap = level > old + 1 && each !== uuid
    const wanted = hangs ? level - shift : isOldGap ? level : Math.min(level, now + 1)
    if (!hangs && wanted === level) break
    moved.set(each, wanted)
    ;[old, now] = [level, wanted]
  }
  return moved
}

const closeGap =
  (uuid: string, modules: CheckOptions['modules']) =>
  (document: BuilderDocument): CommandResult => {
    const levels = levelsAfter(headingsOf(scanPage(document, modules)), uuid)
    let change = emptyChange
    for (const [each, level] of levels) {
      // headings of a section are changed in the section
      if (!document.nodes.has(each)) continue
      // records of different nodes, so that no change overwrites another
      const set = withLevel(each, level)(document)
      if (!set.ok) return set
      change = composeChanges(change, set.change)
    }
    return { ok: true, change, select: [uuid] }
  }

const removal = (uuid: string): Fix => ({
  label: 'Delete heading',
  command: (document) => removeNodes(document, { ids: [uuid] }),
})

const emptyOnes = (headings: readonly HeadingSeen[]): Finding[] =>
  headings
    .filter(({ name }) => name === '')
    .map(({ uuid }) =>
      createFinding(
        'heading-empty',
        'warning',
        uuid,
        'This heading has no text. Add text or delete it.',
        removal(uuid),
      ),
    )

const gaps = (headings: readonly HeadingSeen[], modules: CheckOptions['modules']): Finding[] =>
  headings.flatMap(({ uuid, level, name }, at) => {
    const before = headings[at - 1]?.level
    if (before === undefined || level <= before + 1) return []
    return createFinding(
      'heading-skip',
      'warning',
      uuid,
      `${quoted(name || 'A heading')} is an h${level} right after an h${before}. Don’t skip heading levels.`,
      { label: `Change to h${before + 1}`, command: closeGap(uuid, modules) },
    )
  })

const mainOnes = (headings: readonly HeadingSeen[]): Finding[] => {
  const [first, ...others] = headings.filter(({ level }) => level === 1)
  const candidate = headings.find(({ name }) => name !== '')
  if (!first) {
    const fix = candidate && {
      label: `Make ${quoted(candidate.name)} the h1`,
      command: withLevel(candidate.uuid, 1),
    }
    return [
      createFinding(
        'h1-missing',
        'error',
        null,
        'The page has no main heading (h1) that says what it’s about.',
        fix,
      ),
    ]
  }
  return others.map(({ uuid, name }) =>
    createFinding(
      'h1-many',
      'warning',
      uuid,
      `${quoted(name || 'This heading')} is a second main heading (h1). Use one per page.`,
      { label: 'Change to h2', command: withLevel(uuid, 2) },
    ),
  )
}

/** Checks for one main heading, no gaps between levels, and no empty headings. */
export const checkHeadings = (scan: Scan, { part = false, modules }: CheckOptions): Finding[] => {
  const headings = headingsOf(scan)
  return [...(part ? [] : mainOnes(headings)), ...gaps(headings, modules), ...emptyOnes(headings)]
}
