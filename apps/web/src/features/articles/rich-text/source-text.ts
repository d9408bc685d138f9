const ends =
  /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|tbody|thead|tr|td|th|colgroup|iframe)>|<hr ?\/?>)(?=<)/g
const opens = /(<(?:ul|ol|table|tbody|thead|tr|blockquote)(?: [^>]*)?>)(?=<)/g

/** HTML of the editor with a line for each block, to be read and changed by hand; code blocks stay as they are. */
export const sourceText = (html: string): string =>
  html
    .split(/(<pre[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? part : part.replace(ends, '$1\n').replace(opens, '$1\n')))
    .join('')
