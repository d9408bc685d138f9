import type { BlockKind } from './block-kind.ts'

export const sectionTitles = [
  'Layout',
  'Placement',
  'Size',
  'Spacing',
  'Typography',
  'Background',
  'Corners and border',
  'Shadow',
  'Position',
  'Effects',
] as const
export type SectionTitle = (typeof sectionTitles)[number]

/** The sections that matter most for a kind of block, in the order in which they come first; open until closed. */
export const foremost: Readonly<Record<BlockKind, readonly SectionTitle[]>> = {
  text: ['Typography', 'Spacing', 'Background', 'Size'],
  media: ['Size', 'Spacing', 'Corners and border', 'Shadow'],
  control: ['Typography', 'Background', 'Corners and border', 'Spacing', 'Size'],
  box: ['Layout', 'Size', 'Spacing', 'Background', 'Typography'],
}

/** All sections in the order for a kind of block. */
export const sectionsFor = (kind: BlockKind): readonly SectionTitle[] => [
  ...new Set([...foremost[kind], ...sectionTitles]),
]
