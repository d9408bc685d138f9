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
  'Shape and mask',
  'Position',
  'Effects',
  'Motion',
] as const
export type SectionTitle = (typeof sectionTitles)[number]

/** Most important sections per kind of block, in display order; open by default. */
export const foremost: Readonly<Record<BlockKind, readonly SectionTitle[]>> = {
  text: ['Typography', 'Spacing', 'Background', 'Size'],
  media: ['Size', 'Spacing', 'Corners and border', 'Shadow'],
  control: ['Typography', 'Background', 'Corners and border', 'Spacing', 'Size'],
  box: ['Layout', 'Size', 'Spacing', 'Background', 'Typography'],
}

/** Returns all sections in display order for a kind of block. */
export const sectionsFor = (kind: BlockKind): readonly SectionTitle[] => [
  ...new Set([...foremost[kind], ...sectionTitles]),
]
