import type { WireNode } from '../../tree/wire-node.ts'
import type { BlockGroup } from '../block-type.ts'
import { createNode } from '../create-node.ts'
import { blockTypes } from '../registry.ts'
import { equalColumns, splitColumns } from './columns.ts'
import { contactForm } from './form.ts'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Nodes to insert. */
  readonly nodes: readonly WireNode[]
}

export interface PaletteGroup {
  readonly group: BlockGroup | 'columns'
  readonly label: string
  readonly items: readonly PaletteItem[]
}

const labels: Readonly<Record<BlockGroup, string>> = {
  layout: 'Layout',
  text: 'Text',
  media: 'Media',
  form: 'Form',
  business: 'Business',
}

const blocksOf = (group: BlockGroup): PaletteGroup => ({
  group,
  label: labels[group],
  items: blockTypes
    .filter((type) => type.inPalette && type.group === group)
    .map(({ name, label }) => ({ id: name, label, nodes: [createNode(name)] })),
})

const equal = [1, 2, 3, 4, 5, 6].map((count) => {
  const label = count === 1 ? '1 column' : `${count} columns`
  return { id: `columns-${count}`, label, nodes: [equalColumns(label, count)] }
})

const splits = [
  [25, 75],
  [75, 25],
  [20, 60, 20],
].map((shares) => {
  const label = shares.join(' / ')
  return { id: `split-${shares.join('-')}`, label, nodes: [splitColumns(label, shares)] }
})

const forms = blocksOf('form')

/** Blocks that can be dragged onto a page. */
export const palette: readonly PaletteGroup[] = [
  blocksOf('layout'),
  { group: 'columns', label: 'Columns', items: [...equal, ...splits] },
  blocksOf('text'),
  blocksOf('media'),
  { ...forms, items: [{ id: 'Form', label: 'Form', nodes: [contactForm()] }, ...forms.items] },
  blocksOf('business'),
]
