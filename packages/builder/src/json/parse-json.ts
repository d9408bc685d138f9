export type ParsedJson = { readonly ok: true; readonly value: unknown } | ({ readonly ok: false } & NotJson)

export interface NotJson {
  /** The problem and its position. */
  readonly detail: string
  /** Text around that position. */
  readonly quote?: string
}

const byteOrderMark = '\ufeff'

/** Returns the position at which the text stops being JSON, and the text around it. */
const near = (text: string, message: string): { readonly where: string; readonly quote: string } | null => {
  const at = Number(/position (\d+)/.exec(message)?.[1] ?? NaN)
  if (Number.isNaN(at)) return null
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const column = at - before.lastIndexOf('\n')
  return {
    where: ` Check line ${line}, character ${column}.`,
    quote: text.slice(Math.max(0, at - 20), at + 20).trim(),
  }
}

const whyNot = (text: string, error: unknown): NotJson => {
  if (text.trim() === '') return { detail: 'The JSON is empty.' }
  const message = error instanceof Error ? error.message : ''
  if (/unexpected end|unterminated/i.test(message)) {
    const read = text.length.toLocaleString('en-US')
    return {
      detail: `The JSON is cut off after ${read} characters. Copy or save it again.`,
    }
  }
  const place = near(text, message)
  const what = message.replace(/(?: in| after) JSON at position.*$|, "[^]*$/, '')
  return {
    detail: `The text is not valid JSON: ${what}.${place?.where ?? ''}`,
    ...(place?.quote && { quote: place.quote }),
  }
}

/** Parses text from outside, with or without a byte order mark. */
export const parseJson = (text: string): ParsedJson => {
  const json = text.startsWith(byteOrderMark) ? text.slice(1) : text
  try {
    return { ok: true, value: JSON.parse(json) as unknown }
  } catch (error) {
    return { ok: false, ...whyNot(json, error) }
  }
}
