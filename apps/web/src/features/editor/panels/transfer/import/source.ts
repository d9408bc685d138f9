/** What is to be imported: typed text, or a file or a long text that no field could hold. */
export interface Source {
  readonly text: string
  readonly held: { readonly name: string; readonly content: string | Blob } | null
}

/** Characters from which a text is held beside the field; browsers lay out longer ones for seconds. */
export const longText = 100_000

export const sourceOf = (text: string): Source =>
  text.length > longText ? { text: '', held: { name: 'Pasted text', content: text } } : { text, held: null }

export const fileSource = (file: File): Source => ({ text: '', held: { name: file.name, content: file } })
