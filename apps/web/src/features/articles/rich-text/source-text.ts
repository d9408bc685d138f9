const ends =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|tbody|thead|tr|td|th|colgroup|iframe)>|<hr ?\/?>)(?=<)/g
const opens = /(<(?:ul|ol|table|tbody|thead|tr|blockquote)(?: [^>]*)?>)(?=<)/g

/** Formats the editor's HTML with a line per block for manual editing; leaves code blocks unchanged. */
export const sourceText = (html: string): string =>
  html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : part.replace(ends, '$1\n').replace(opens, '$1\n')))
    .join('')
