import {
  nodeOf,
  subtree,
  replaceDocument,
  createDocument,
  toWire,
  withHeadingLevelForPage,
  withTheme,
  type BuilderDocument,
  type CommandResult,
  type NewUuid,
  type NodeRecord,
  type WireNode,
} from '@web2/builder'
import type { LibrarySection } from '../../library/library-section.ts'
import { newSection } from '../../library/new-section.ts'
import { contentBefore } from '../../library/read-content.ts'
import { librarySectionOf, sectionWithContentOf } from '../../library/replace-section.ts'
import { withOwnTokens } from '../../themes/with-own-tokens.ts'
import { lookInPlace } from './look-in-place.ts'
import { blocksForPage, type PageRole } from './page-of-role.ts'
import type { Template } from '../template.ts'

/** Block of the page as it is: a ready-made section, or one of the user's own. */
interface Present {
  readonly record: NodeRecord
  readonly section: LibrarySection | undefined
}

/** Section of the new template, with the one of the page whose content it takes. */
interface Target {
  readonly node: WireNode
  readonly section: LibrarySection
  readonly from: Present | undefined
}

const shownProps = ['content', 'imageUrl', 'videoUrl', 'src'] as const

/** Returns the texts and pictures that a block shows. */
const shownIn = (node: WireNode): string[] => [
  ...shownProps.flatMap((name) => {
    const value = node.props[name]
    return typeof value === 'string' && value.trim() !== '' ? [value] : []
  }),
  ...node.children.flatMap(shownIn),
]

/** Returns the new section with the content of the present one, unless it has no room for what a person put there. */
const moved = (
  document: BuilderDocument,
  { record, section }: Present,
  target: Pick<Target, 'node' | 'section'>,
): WireNode | undefined => {
  if (!section || subtree(document, record.uuid).some(({ addition }) => addition.locked)) return undefined
  if (section.id === target.section.id) return toWire(document, record.uuid)
  const made = sectionWithContentOf(
    document,
    record.uuid,
    target.section,
    lookInPlace(target.node, target.section),
  )
  const first = new Set(shownIn(newSection(section, contentBefore(record, section))))
  const now = new Set(shownIn(made))
  const all = shownIn(toWire(document, record.uuid))
  return all.every((value) => first.has(value) || now.has(value)) ? made : undefined
}

const targetsOf = (
  document: BuilderDocument,
  blocks: readonly WireNode[],
  present: readonly Present[],
): Target[] => {
  const used = new Set<Present>()
  const own = present.filter(({ section }) => !section).map(({ record }) => record)
  /** The page has a header or footer of its own, or one that all pages of its site share. */
  const hasOwn = (tag: string) =>
    own.some(({ componentName, addition }) => componentName === 'Module' || addition.tag === tag)
  const wanted = blocks.flatMap((node) => {
    const section = librarySectionOf(node)
    return section ? [{ node, section }] : []
  })
  const take = (target: Pick<Target, 'node' | 'section'>, fits: (each: LibrarySection) => boolean) => {
    for (const each of present) {
      if (used.has(each) || !each.section || !fits(each.section)) continue
      const node = moved(document, each, target)
      if (!node) continue
      used.add(each)
      return { ...target, node, from: each }
    }
    return undefined
  }
  // a section that is there already stays, so that a second change finds nothing to do
  const same = wanted.map((target) => take(target, ({ id }) => id === target.section.id))
  return wanted.flatMap((target, at): Target[] => {
    const { node, section } = target
    const found = same[at] ?? take(target, ({ kind }) => kind === section.kind)
    if (found) return [found]
    const { kind } = section
    if ((kind === 'header' || kind === 'footer') && hasOwn(kind)) return []
    const [leveled = node] = withHeadingLevelForPage([node], [document])
    return [{ section, node: leveled, from: undefined }]
  })
}

/** Returns the page's blocks in their new order. Own blocks stay behind the section that they followed. */
const arranged = (
  document: BuilderDocument,
  present: readonly Present[],
  targets: readonly Target[],
): WireNode[] => {
  const taken = new Map(targets.flatMap((target) => (target.from ? [[target.from, target] as const] : [])))
  const start: WireNode[] = []
  const behind = new Map<Target, WireNode[]>()
  const left: WireNode[] = []
  let place = start
  for (const each of present) {
    const target = taken.get(each)
    if (target) {
      place = behind.get(target) ?? []
      behind.set(target, place)
      continue
    }
    if (each.section) place = left
    place.push(toWire(document, each.record.uuid))
  }
  const footer = targets.findIndex(({ section }) => section.kind === 'footer')
  const end = footer < 0 ? targets.length : footer
  const inOrder = (some: readonly Target[]) =>
    some.flatMap((target) => [target.node, ...(behind.get(target) ?? [])])
  return [...start, ...inOrder(targets.slice(0, end)), ...left, ...inOrder(targets.slice(end))]
}

/**
 * Gives a page the sections and the theme of another template. The content of its sections moves into the new ones of
 * the same kind; what has no counterpart there stays at the end of the page, and the user's own blocks stay. A template
 * without a theme is not made of sections and changes nothing.
 */
export const changeTemplate = (
  document: BuilderDocument,
  template: Template,
  role: PageRole,
  newUuid: NewUuid,
): Extract<CommandResult, { ok: true }> => {
  const { theme } = template
  if (!theme) return replaceDocument(document, document)
  const root = nodeOf(document, document.root)
  const present = root.children.map((uuid): Present => {
    const record = nodeOf(document, uuid)
    return { record, section: librarySectionOf(record) }
  })
  const targets = targetsOf(document, blocksForPage(template, document, role), present)
  const next = createDocument(arranged(document, present, targets), newUuid)
  const { children } = nodeOf(next, next.root)
  const nodes = new Map<string, NodeRecord>()
  for (const [uuid, record] of next.nodes) {
    if (uuid === next.root) continue
    const parent = record.parent === next.root ? root.uuid : record.parent
    const known = document.nodes.get(uuid)
    nodes.set(uuid, known ?? Object.freeze({ ...record, parent }))
  }
  const isSame =
    children.length === root.children.length && children.every((id, at) => id === root.children[at])
  nodes.set(root.uuid, isSame ? root : Object.freeze({ ...root, children }))
  const worn = withOwnTokens(theme, document.page.theme)
  const page =
    JSON.stringify(worn) === JSON.stringify(document.page.theme)
      ? document.page
      : withTheme(document.page, worn)
  return replaceDocument(document, { ...document, nodes, page })
}
