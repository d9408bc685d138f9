import type { Missing } from '../bindings/placeholders.ts'
import type { ExportWarning } from './page.ts'

/** Place of a problem on a page. */
export type Place = Pick<ExportWarning, 'nodeId' | 'field'>

const joined = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ')

const quoted = (words: string): string => `“${words}”`

export const unfilled = ({ name, known }: Missing, place: Place): ExportWarning => ({
  code: 'unfilled-placeholder',
  severity: 'error',
  placeholder: name,
  message: known
    ? `{${name}} has no value, which leaves a gap. Fill in the field, or make the words around it optional: [[ … {${name}}]].`
    : `{${name}} is not a known placeholder, which leaves a gap. Check its spelling.`,
  ...place,
})

/** One sentence for a phrase and a block, because a user fills both with the same value. */
const leftOut = (names: readonly string[]): string =>
  `Text is left out because ${joined(names)} ${names.length > 1 ? 'have' : 'has'} no value. Add the value to show the text.`

export const emptyPhrase = (names: readonly string[], place: Place): ExportWarning => ({
  code: 'empty-phrase',
  severity: 'hint',
  ...(names[0] !== undefined && { placeholder: names[0] }),
  message: leftOut(names),
  ...place,
})

/** Block that shows the page's data, without any to show. */
export const emptyBound = (label: string, nodeId: string): ExportWarning => ({
  code: 'empty-block',
  severity: 'hint',
  message: `The block ${quoted(label)} has no data, so it is left out. Add the data, or delete the block.`,
  nodeId,
  field: 'block',
})

/** Block of placeholders that all lack a value. */
export const emptyText = (names: readonly string[], nodeId: string): ExportWarning => ({
  code: 'empty-block',
  severity: 'hint',
  ...(names[0] !== undefined && { placeholder: names[0] }),
  message: leftOut(names),
  nodeId,
  field: 'block',
})

export const sampleText = (words: string, nodeId: string): ExportWarning => ({
  code: 'sample-text',
  severity: 'warning',
  message: `Visitors don’t see this sample text${words ? `: ${quoted(words)}` : ''}. Replace it, or keep it as your own.`,
  ...(words && { words }),
  nodeId,
  field: 'text',
})

export const emptyLink = (placeholder: string | undefined, place: Place): ExportWarning => ({
  code: 'empty-link',
  severity: 'error',
  ...(placeholder !== undefined && { placeholder }),
  message:
    placeholder === undefined
      ? 'A link leads nowhere. Enter its URL, or remove the link.'
      : `A link leads nowhere because {${placeholder}} has no value. Fill in the field, or remove the link.`,
  ...place,
})

/** Title or description that is empty, or longer than search results show. */
export const brokenTitleRule = (
  field: 'title' | 'description',
  length: number,
  most: number,
): ExportWarning => ({
  code: 'title-rule',
  severity: 'warning',
  message:
    length === 0
      ? `The page ${field} is empty. Enter one for search results.`
      : `The page ${field} is too long for search results, which show about ${most} characters. Shorten it.`,
  field,
})
