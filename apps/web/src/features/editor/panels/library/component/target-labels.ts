import type { BindTarget, PropertyKind } from '@web2/builder'

/** Names of the parts of a block that properties can drive. */
export const targetLabels: Readonly<Record<BindTarget, string>> = {
  text: 'Text',
  'rich-text': 'Formatted text',
  content: 'Slot',
  image: 'Image',
  alt: 'Alt text',
  link: 'Link',
  color: 'Text color',
  'background-color': 'Background color',
  'font-size': 'Font size',
  width: 'Width',
  'border-radius': 'Corner radius',
  gap: 'Gap',
  tone: 'Tone',
  'text-align': 'Text align',
  shown: 'Shown',
}

export const kindLabels: Readonly<Record<PropertyKind, string>> = {
  text: 'Text',
  richText: 'Formatted text',
  slot: 'Slot',
  image: 'Image',
  link: 'Link',
  color: 'Color',
  number: 'Number',
  boolean: 'Yes or no',
  choice: 'Choice',
}
