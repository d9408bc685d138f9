import type { DefaultTag, StyleState } from '@web2/builder'

/** Names of the defaults of elements. */
export const defaultNames: Readonly<Record<DefaultTag, string>> = {
  h1: 'All level-1 headings',
  h2: 'All level-2 headings',
  h3: 'All level-3 headings',
  h4: 'All level-4 headings',
  h5: 'All level-5 headings',
  h6: 'All level-6 headings',
  p: 'All paragraphs',
  a: 'All links',
  button: 'All buttons',
  ul: 'All bulleted lists',
  ol: 'All numbered lists',
  li: 'All list items',
  blockquote: 'All quotes',
  img: 'All images',
  input: 'All inputs',
  textarea: 'All text areas',
  select: 'All dropdowns',
  table: 'All tables',
  th: 'All header cells',
  td: 'All table cells',
  hr: 'All dividers',
}

/** States of a named style, in the order of a menu. */
export const stateOptions: readonly { readonly value: StyleState | 'normal'; readonly label: string }[] = [
  { value: 'normal', label: 'Normal' },
  { value: 'hover', label: 'Hover' },
  { value: 'focus-visible', label: 'Keyboard focus' },
  { value: 'active', label: 'Pressed' },
  { value: 'disabled', label: 'Disabled' },
  { value: 'checked', label: 'Checked' },
  { value: 'open', label: 'Open' },
  { value: 'first', label: 'First of its parent' },
  { value: 'last', label: 'Last of its parent' },
  { value: 'odd', label: 'Every odd one' },
]

/** Returns the name of a state for a sentence. */
export const stateName = (state: StyleState | 'normal'): string =>
  stateOptions.find(({ value }) => value === state)?.label ?? state
