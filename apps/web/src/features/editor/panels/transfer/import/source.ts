/** Input of an import: typed text, or a file or a text too long for a field. */
export interface Source {
  readonly text: string
  readonly held: { readonly name: string; readonly content: string | Blob } | null
}

/** Characters above which a text is kept outside the field, because browsers take seconds to lay it out. */
export const longText = 100_000

export const sourceOf = (text: string): Source =>
  text.length > longText ? { text: '', held: { name: 'Pasted text', content: text } } : { text, held: null }

export const fileSource = (file: File): Source => ({ text: '', held: { name: file.name, content: file } })
