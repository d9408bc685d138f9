import type { BlockGroup } from '../block-type.ts'
import { createNode } from '../create-node.ts'
import { blockTypes } from '../registry.ts'
import { sectionBand } from './band.ts'
import { equalColumns, splitColumns } from './columns.ts'
import { accordionBlock, dialogBlock, popoverBlock, tabsBlock } from './interactive.ts'
import {
  badgeBlock,
  callBarBlock,
  cardBlock,
  listBlock,
  logoStripBlock,
  quoteBlock,
  stepsBlock,
  tableBlock,
} from './more.ts'
import { paletteKey } from '../palette-key.ts'
import { linkButtonBlock } from './link-button.ts'
import { contactForm } from './form.ts'
import { formFields } from './form-fields.ts'
import type { PaletteItem } from './palette-item.ts'

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
  interactive: 'Interactive',
  more: 'More blocks',
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

const [layout, texts, forms] = [blocksOf('layout'), blocksOf('text'), blocksOf('form')]

const linkButton = { id: 'LinkButton', label: 'Link button', nodes: [linkButtonBlock()] }

/** Blocks that can be dragged onto a page. */
export const palette: readonly PaletteGroup[] = [
  {
    ...layout,
    items: [{ id: 'SectionBand', label: 'Section band', nodes: [sectionBand()] }, ...layout.items],
  },
  { group: 'columns', label: 'Columns', items: [...equal, ...splits] },
  { ...texts, items: texts.items.flatMap((item) => (item.id === 'Link' ? [item, linkButton] : item)) },
  blocksOf('media'),
  { ...forms, items: [{ id: 'Form', label: 'Form', nodes: [contactForm()] }, ...forms.items, ...formFields] },
  blocksOf('business'),
  {
    group: 'interactive',
    label: labels.interactive,
    items: [
      { id: 'Accordion', label: 'Accordion', nodes: [accordionBlock()] },
      { id: 'Tabs', label: 'Tabs', nodes: [tabsBlock()] },
      { id: 'Popover', label: 'Popover', nodes: [popoverBlock()] },
      { id: 'Dialog', label: 'Dialog', nodes: [dialogBlock()] },
      { id: 'Gallery', label: 'Gallery', nodes: [createNode('Gallery', { key: paletteKey })] },
    ],
  },
  {
    group: 'more',
    label: labels.more,
    items: [
      ...blocksOf('more').items,
      { id: 'Table', label: 'Table', nodes: [tableBlock()] },
      { id: 'List', label: 'List', nodes: [listBlock()] },
      { id: 'Card', label: 'Card', nodes: [cardBlock()] },
      { id: 'Quote', label: 'Quote', nodes: [quoteBlock()] },
      { id: 'Badge', label: 'Badge', nodes: [badgeBlock()] },
      {
        id: 'Steps',
        label: 'Steps',
        nodes: [stepsBlock('numbers', ['First step', 'Next step', 'Last step'])],
      },
      { id: 'Timeline', label: 'Timeline', nodes: [stepsBlock('timeline', ['2024', '2025', '2026'])] },
      { id: 'LogoStrip', label: 'Logo strip', nodes: [logoStripBlock()] },
      { id: 'CallBar', label: 'Call bar', nodes: [callBarBlock()] },
    ],
  },
]
