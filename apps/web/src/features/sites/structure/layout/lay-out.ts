import { countBelow, type StructureNode } from '../structure.ts'
import { blockAlong, blockBelow, cornersOf, type Block, type BlockPosition } from './placed-block.ts'
import { placeCircular } from './circular.ts'
import { cutLabel, type Measure } from './cut-label.ts'
import { lineBetween, type Line } from './line.ts'
import { spreadOut, type Spread, type TreeType } from './spread.ts'
import { placeStraight } from './straight.ts'

export type LayoutType = 'horizontal' | 'vertical' | 'circular'

export interface LayoutOptions {
  readonly type: TreeType
  readonly layout: LayoutType
  readonly collapsed: ReadonlySet<string>
  readonly measure: Measure
  /** Least thickness of a node, px: more where fingers press. */
  readonly thickness: number
}

export interface PlacedNode {
  readonly id: string
  readonly name: string
  readonly address: string | null
  readonly parentId: string | null
  /** Steps from the root, which has 0. */
  readonly depth: number
  /** Its place among its siblings, from 1, and how many they are. */
  readonly position: number
  readonly siblings: number
  readonly hasChildren: boolean
  /** How many nodes are hidden below it. */
  readonly hidden: number
  /** The name, cut where it is too long. */
  readonly label: string
  readonly block: Block
  readonly place: BlockPosition
  /** From its parent; null for the root. */
  readonly line: Line | null
}

/** Everything in px, the margins included. */
export interface DiagramLayout {
  readonly width: number
  readonly height: number
  /** Each before those below it. */
  readonly nodes: readonly PlacedNode[]
}

export const margin = 40

const widestLabel = 170

/** A vertical diagram keeps its labels level while it is no wider than this. */
const levelUpTo = 1_800

const gap = 4

const placesOf = (
  spread: readonly Spread[],
  labelWidths: readonly number[],
  { layout, thickness }: LayoutOptions,
): { blocks: Block[]; places: BlockPosition[] } => {
  const widest = labelWidths.reduce((a, b) => Math.max(a, b), thickness)
  const breadths = spread.map(({ breadth }) => breadth)
  const span = breadths.reduce((a, b) => Math.max(a, b), 0) - breadths.reduce((a, b) => Math.min(a, b), 0) + 1
  const isLevel = layout === 'vertical' && span * (widest + 20) <= levelUpTo
  const blocks = spread.map(({ node, level }, at) => {
    const size = { labelWidth: labelWidths[at] ?? 0, hasButton: node.children.length > 0, thickness }
    return isLevel || (level === 0 && layout !== 'horizontal') ? blockBelow(size) : blockAlong(size)
  })
  const pitch = thickness + gap
  if (layout === 'circular') return { blocks, places: placeCircular(spread, blocks, pitch) }
  const direction = layout === 'horizontal' ? 'right' : 'down'
  return { blocks, places: placeStraight(spread, blocks, isLevel ? widest + 20 : pitch, direction) }
}

/** Where everything of the diagram lies. Pure: the same tree and options give the same layout. */
export const layOut = (root: StructureNode, options: LayoutOptions): DiagramLayout => {
  const spread = spreadOut(root, options.collapsed, options.type)
  const labels = spread.map(({ node }) => cutLabel(node.name, options.measure, widestLabel))
  const { blocks, places } = placesOf(
    spread,
    labels.map(({ width }) => width),
    options,
  )
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  places.forEach((place, at) => {
    const block = blocks[at]
    for (const { x, y } of block ? cornersOf(place, block) : []) {
      box.left = Math.min(box.left, x)
      box.top = Math.min(box.top, y)
      box.right = Math.max(box.right, x)
      box.bottom = Math.max(box.bottom, y)
    }
  })
  const parts = new Map<string, { place: BlockPosition; block: Block }>()
  const nodes = spread.flatMap(({ node, parent, depth }, at): PlacedNode[] => {
    const [block, own, label] = [blocks[at], places[at], labels[at]]
    if (!block || !own || !label) return []
    const place = { x: own.x - box.left + margin, y: own.y - box.top + margin, angle: own.angle }
    const part = { place, block }
    parts.set(node.id, part)
    const above = parent && parts.get(parent.id)
    const fromDot = options.layout === 'circular' && depth === 1
    return [
      {
        id: node.id,
        name: node.name,
        address: node.address,
        parentId: parent?.id ?? null,
        depth,
        position: (parent?.children.indexOf(node) ?? 0) + 1,
        siblings: parent?.children.length ?? 1,
        hasChildren: node.children.length > 0,
        hidden: options.collapsed.has(node.id) ? countBelow(node) : 0,
        label: label.text,
        block,
        place,
        line: above ? lineBetween(above, part, fromDot) : null,
      },
    ]
  })
  return {
    width: box.right - box.left + 2 * margin,
    height: box.bottom - box.top + 2 * margin,
    nodes,
  }
}
