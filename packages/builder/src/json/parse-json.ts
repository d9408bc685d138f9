export type ParsedJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly detail: string }

const byteOrderMark = '\ufeff'

/** What stands around the place where the text stopped being JSON. */
const near = (text: string, message: string): string => {
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? NaN)
  if (Number.isNaN(at)) return ''
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const column = at - before.lastIndexOf('\n')
  return ` Look at line ${line}, character ${column}: ${text.slice(Math.max(0, at - 20), at + 20).trim()}`
}

const detailOf = (text: string, error: unknown): string => {
  if (text.trim() === '') return 'There is no text in it, so it is not JSON.'
  const message = error instanceof Error ? error.message : ''
  if (/unexpected end|unterminated/i.test(message))
    return `The JSON ends in the middle, after ${text.length.toLocaleString('en-US')} characters. It was cut off: copy or save it again.`
  return `The text is not JSON: ${message.replace(/(?: in| after) JSON at position.*$|, "[^]*$/, '')}.${near(text, message)}`
}

/** Parses text that came from outside, with or without a byte order mark. */
export const parseJson = (text: string): ParsedJson => {
  const json = text.startsWith(byteOrderMark) ? text.slice(1) : text
  try {
    return { ok: true, value: JSON.parse(json) as unknown }
  } catch (error) {
    return { ok: false, detail: detailOf(json, error) }
  }
}
