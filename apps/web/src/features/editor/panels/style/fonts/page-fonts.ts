import { styleOf, type BuilderDocument } from '@web2/builder'

/** Fonts that computers and phones include, with fallbacks. */
export const webSafeFonts: readonly { readonly label: string; readonly value: string }[] = [
  { label: 'System', value: 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif' },
  { label: 'Arial', value: 'Arial, Helvetica, sans-serif' },
  { label: 'Verdana', value: 'Verdana, Geneva, sans-serif' },
  { label: 'Tahoma', value: 'Tahoma, Geneva, sans-serif' },
  { label: 'Trebuchet', value: '"Trebuchet MS", Helvetica, sans-serif' },
  { label: 'Georgia', value: 'Georgia, "Times New Roman", serif' },
  { label: 'Times', value: '"Times New Roman", Times, serif' },
  { label: 'Palatino', value: '"Palatino Linotype", Palatino, "Book Antiqua", serif' },
  { label: 'Courier', value: '"Courier New", Courier, monospace' },
  { label: 'Monospace', value: 'ui-monospace, Menlo, Consolas, monospace' },
]

const known = new Set(webSafeFonts.map(({ value }) => value))
const declared = /font-family\s*:\s*([^;{}]+)/gi

/** Returns the first family of a stack. */
export const nameOf = (stack: string): string =>
  (stack.split(',')[0] ?? stack)
    .replace(/["']/g, '')
    .replace(/ Own [0-9a-f]{8}$/, '')
    .trim()

/** Returns the fonts that the page's style sheets and blocks name. */
export const fontsOfPage = (
  document: BuilderDocument,
): readonly { readonly label: string; readonly value: string }[] => {
  const stacks = new Set<string>()
  for (const { tag, text } of document.page.head) {
    if (tag === 'style' && text) for (const [, stack] of text.matchAll(declared)) stacks.add(stack!.trim())
  }
  for (const { props } of document.nodes.values()) {
    const stack = styleOf(props, 'desktop')?.['font-family']
    if (typeof stack === 'string') stacks.add(stack.trim())
  }
  return [...stacks]
    .filter((stack) => stack && !known.has(stack) && !/inherit|initial|unset|var\(|!important/.test(stack))
    .slice(0, 12)
    .map((value) => ({ label: nameOf(value), value }))
}
