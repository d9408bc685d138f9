import {
  labelOf,
  literalPlaceholders,
  maybeBlockType,
  subtree,
  type BuilderDocument,
  type NodeRecord,
} from '@web2/builder'
import type { TurboCheck, TurboDefinition } from '@web2/contract/generator'
import { storedJson, fill } from '@web2/builder'
import { hubTextsOf, mainValue, namesIn, nearbyReason, relatedReason } from '@web2/generator'
import type { AppContext } from '../../../platform/context.ts'
import { loadRows, openDefinition, type OpenDefinition } from '../planning/load-definition.ts'
import { listingOf, pageMaker, type PageMaker } from '../pages/page-generator.ts'
import { plannerOf } from '../planning/create-planner.ts'
import { withEdition } from './save-project.ts'
import { sourcePage } from '../planning/source-page.ts'

/** Maximum numbers of listed blocks and of sample pages. */
const mostBlocks = 500
const samplesShown = 5
/** Maximum number of merged values named per list. */
const mergesShown = 5

const takesOf = (name: string, root: boolean): TurboCheck['blocks'][number]['takes'] => {
  const type = maybeBlockType(name)
  return [
    ...(root ? [] : (['when'] as const)),
    ...(type?.editableText.includes('content') ? (['write'] as const) : []),
    ...(name === 'Picture' ? (['picture'] as const) : []),
  ]
}

/** Returns the text of a block, also if parts of it are formatted; empty for a block of blocks. */
const textOf = (document: BuilderDocument, { uuid, props, children }: NodeRecord): string => {
  if (typeof props.content === 'string' && props.content !== '') return props.content
  if (!children.some((child) => document.nodes.get(child)?.componentName === 'Text')) return ''
  return subtree(document, uuid)
    .map((each) => (typeof each.props.content === 'string' ? each.props.content : ''))
    .join('')
    .trim()
}

const blocksOf = (document: BuilderDocument): TurboCheck['blocks'] => {
  const levels = new Map<string, number>()
  return subtree(document, document.root)
    .filter(({ componentName }) => componentName !== 'Text' && componentName !== 'Comment')
    .slice(0, mostBlocks)
    .map((record) => {
      const level = record.parent === null ? 0 : (levels.get(record.parent) ?? 0) + 1
      levels.set(record.uuid, level)
      return {
        nodeId: record.uuid,
        type: record.componentName,
        label: labelOf(record),
        text: textOf(document, record).slice(0, 200),
        level,
        takes: takesOf(record.componentName, record.parent === null),
      }
    })
}

const firstPages = async (open: OpenDefinition, maker: PageMaker | null): Promise<TurboCheck['samples']> => {
  const planner = plannerOf(open, maker)
  if (!planner || !maker || open.pages === null || open.lists.some(({ size }) => size === 0)) return []
  const samples: TurboCheck['samples'][number][] = []
  for (
    let index = 0;
    index < Math.min(open.pages, samplesShown * 2) && samples.length < samplesShown;
    index += 1
  ) {
    await loadRows(open.lists, [open.combinations.at(index)])
    for (const page of planner.pagesOf(index)) {
      if (page.kind !== 'page') continue
      const napId = listingOf(
        open,
        maker.valuesOf({ rows: page.rows, napId: null, siteName: '' }),
        samples.length,
      )
      const { values, title, description } = maker.fill({ ...page, napId, siteName: '' })
      const text = (typed: string) => fill(typed, { values }, () => undefined)
      samples.push({
        name: page.name,
        path: `${page.path}/`,
        title: text(title),
        description: text(description),
        values: open.lists.map((list, at) => mainValue(list, page.rows[at] ?? 0)),
      })
    }
  }
  return samples
}

/** Returns notes about the requested links by field. */
const linkNotes = (open: OpenDefinition): Record<string, string> => {
  const { definition, edition, lists, placeList, sitePer } = open
  const { nearby, related } = definition.structure
  if (edition < 2 || lists.some(({ size }) => size === 0)) return {}
  const asked = { lists, placeList, sitePer, nearby, related }
  const near = nearby > 0 ? nearbyReason(asked) : null
  const other = related > 0 ? relatedReason(asked) : null
  return {
    ...(near !== null && { 'structure.nearby': near }),
    ...(other !== null && { 'structure.related': other }),
  }
}

const mergedOf = ({ definition, merged }: OpenDefinition): TurboCheck['merged'] =>
  [...merged].map(([at, all]) => ({
    list: definition.lists[at]?.name ?? '',
    count: all.length,
    examples: all.slice(0, mergesShown),
  }))

/** Checks whether pages differ by their content: a list value in a text, or a block changed by a rule. */
const sourceOf = (open: OpenDefinition, document: BuilderDocument): TurboCheck['source'] => ({
  usesLists:
    open.definition.rules.length > 0 ||
    open.source?.slots.some(({ nodes }) => namesIn(nodes).some(({ name }) => open.scope.find(name))) === true,
  literal: literalPlaceholders(document).filter((name) => open.scope.find(name)),
})

const hubTextsShown = (open: OpenDefinition): TurboCheck['hubTexts'] =>
  [...open.hubTexts.keys()].map((list) => ({
    list: list === null ? null : (open.lists[list]?.name ?? ''),
    ...hubTextsOf(open, open.definition.structure, list),
  }))

/**
 * Checks a definition without storing it. Without an edition, the current one applies, as for a new project.
 */
export const checkTurbo = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  accountId: string,
  sent: TurboDefinition,
): Promise<TurboCheck> => {
  const definition = withEdition(sent)
  const page = await sourcePage(db, accountId, definition.source)
  const source = page ? { document: page.document, text: storedJson(page.document) } : null
  const open = await openDefinition(db, accountId, definition, source)
  const maker = await pageMaker(db, accountId, open, now())
  await loadRows(open.lists, [open.lists.map(({ size }) => (size > 0 ? 0 : null))])
  return {
    problems: open.problems,
    pages: open.pages,
    combinations: String(open.combinations.total),
    variants: String(open.variants),
    placeholders: open.scope.names.map(({ name, found }) => {
      const list = open.lists[found.list]
      return { name, value: list && list.size > 0 ? (list.row(0)[found.column] ?? '') : '' }
    }),
    blocks: page ? blocksOf(page.document) : [],
    notes: linkNotes(open),
    placeList: open.placeList === null ? null : (open.lists[open.placeList]?.name ?? null),
    merged: mergedOf(open),
    source: page ? sourceOf(open, page.document) : null,
    hubTexts: hubTextsShown(open),
    samples: await firstPages(open, maker),
  }
}
