/** A text with `{name}` in the place of what is selected, and where the caret is then. */
export const inserted = (
  text: string,
  { from, to }: { readonly from: number; readonly to: number },
  name: string,
): { readonly text: string; readonly caret: number } => {
  const placeholder = `{${name}}`
  return {
    text: `${text.slice(0, from)}${placeholder}${text.slice(to)}`,
    caret: from + placeholder.length,
  }
}
