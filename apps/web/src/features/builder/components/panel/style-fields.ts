/** A control of the Style tab and the CSS property that it sets. */
export type StyleField =
  | { readonly kind: 'length'; readonly property: string; readonly label: string }
  | { readonly kind: 'sides'; readonly property: 'margin' | 'padding'; readonly label: string }
  | { readonly kind: 'color'; readonly property: string; readonly label: string }
  | { readonly kind: 'text'; readonly property: string; readonly label: string; readonly hint?: string }
  | { readonly kind: 'image'; readonly property: string; readonly label: string }
  | { readonly kind: 'radius'; readonly property: string; readonly label: string }
  | { readonly kind: 'line-height'; readonly property: string; readonly label: string }
  | { readonly kind: 'shadow'; readonly property: 'box-shadow' | 'text-shadow'; readonly label: string }
  | {
      readonly kind: 'select'
      readonly property: string
      readonly label: string
      readonly options: readonly string[]
    }
  | {
      readonly kind: 'choice'
      readonly property: string
      readonly label: string
      readonly options: readonly string[]
    }

export interface StyleSection {
  readonly title: string
  readonly fields: readonly StyleField[]
}

/** The properties of spec.md section 3 and those that layouts need, in the order of the panel. */
export const styleSections: readonly StyleSection[] = [
  {
    title: 'Size',
    fields: [
      { kind: 'length', property: 'width', label: 'Width' },
      { kind: 'length', property: 'height', label: 'Height' },
      { kind: 'length', property: 'max-width', label: 'Max width' },
      { kind: 'length', property: 'min-height', label: 'Min height' },
    ],
  },
  {
    title: 'Spacing',
    fields: [
      { kind: 'sides', property: 'margin', label: 'Margin' },
      { kind: 'sides', property: 'padding', label: 'Padding' },
    ],
  },
  {
    title: 'Typography',
    fields: [
      { kind: 'length', property: 'font-size', label: 'Font size' },
      {
        kind: 'choice',
        property: 'font-weight',
        label: 'Font weight',
        options: ['lighter', 'normal', 'bold'],
      },
      { kind: 'choice', property: 'text-align', label: 'Text align', options: ['left', 'center', 'right'] },
      { kind: 'line-height', property: 'line-height', label: 'Line height' },
      { kind: 'color', property: 'color', label: 'Text color' },
      { kind: 'text', property: 'font-family', label: 'Font family', hint: 'Georgia, serif' },
    ],
  },
  {
    title: 'Background',
    fields: [
      { kind: 'color', property: 'background-color', label: 'Background color' },
      { kind: 'image', property: 'background-image', label: 'Background image' },
      { kind: 'select', property: 'background-size', label: 'Size', options: ['cover', 'contain'] },
      {
        kind: 'select',
        property: 'background-position',
        label: 'Position',
        options: ['top', 'bottom', 'left', 'right', 'center'],
      },
      {
        kind: 'select',
        property: 'background-repeat',
        label: 'Repeat',
        options: ['repeat', 'no-repeat', 'repeat-x', 'repeat-y'],
      },
      {
        kind: 'select',
        property: 'background-attachment',
        label: 'Attachment',
        options: ['scroll', 'fixed'],
      },
    ],
  },
  {
    title: 'Corners and border',
    fields: [
      { kind: 'radius', property: 'border-radius', label: 'Corner radius' },
      { kind: 'text', property: 'border', label: 'Border', hint: '1px solid #d5dbe0' },
    ],
  },
  {
    title: 'Shadow',
    fields: [
      { kind: 'shadow', property: 'box-shadow', label: 'Box shadow' },
      { kind: 'shadow', property: 'text-shadow', label: 'Text shadow' },
    ],
  },
  {
    title: 'Layout of the children',
    fields: [
      {
        kind: 'select',
        property: 'display',
        label: 'Display',
        options: ['block', 'flex', 'grid', 'inline-block', 'none'],
      },
      {
        kind: 'select',
        property: 'flex-direction',
        label: 'Direction',
        options: ['row', 'column', 'row-reverse', 'column-reverse'],
      },
      { kind: 'select', property: 'flex-wrap', label: 'Wrap', options: ['nowrap', 'wrap'] },
      {
        kind: 'select',
        property: 'justify-content',
        label: 'Justify',
        options: ['flex-start', 'center', 'flex-end', 'space-between', 'space-around', 'space-evenly'],
      },
      {
        kind: 'select',
        property: 'align-items',
        label: 'Align',
        options: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
      },
      { kind: 'length', property: 'gap', label: 'Gap' },
      {
        kind: 'text',
        property: 'grid-template-columns',
        label: 'Grid columns',
        hint: 'repeat(3, minmax(0, 1fr))',
      },
    ],
  },
]

export const sidesOf = (property: 'margin' | 'padding'): readonly string[] =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`)

/** What a control reads. */
export const propertiesOf = (field: StyleField): readonly string[] => {
  if (field.kind === 'sides') return sidesOf(field.property)
  return field.kind === 'line-height' ? ['line-height', 'font-size'] : [field.property]
}
