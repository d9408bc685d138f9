/** Attributes that mark blocks on the page; published pages never have them. */
export const mark = {
  hover: 'data-w2m-hover',
  chosen: 'data-w2m-chosen',
  wrong: 'data-w2m-wrong',
  selected: 'data-w2m-selected',
} as const

// --w2m-px is 1 px of the screen, so that outlines stay visible when the page is zoomed out
const css = `
html { cursor: default; }
iframe, video, audio { pointer-events: none !important; }
a, button, input, textarea, select, label, summary { cursor: inherit; }
[${mark.hover}] {
  outline: calc(2 * var(--w2m-px, 1px)) dashed #1f6fff !important;
  outline-offset: calc(2 * var(--w2m-px, 1px));
  cursor: pointer;
}
[${mark.chosen}] { outline: calc(1.5 * var(--w2m-px, 1px)) solid #1f6fff; outline-offset: calc(2 * var(--w2m-px, 1px)); }
[${mark.wrong}] { outline: calc(2 * var(--w2m-px, 1px)) solid #c92a2a; outline-offset: calc(2 * var(--w2m-px, 1px)); }
[${mark.selected}], [role="button"]:focus-visible {
  outline: calc(3 * var(--w2m-px, 1px)) solid #1f6fff !important;
  outline-offset: calc(2 * var(--w2m-px, 1px));
  box-shadow: 0 0 0 calc(2 * var(--w2m-px, 1px)) #fff !important;
}
`

/** Adds the rules for selecting blocks to the document of the canvas. */
export const addPickingStyle = (doc: Document): void => {
  const style = doc.createElement('style')
  style.textContent = css
  doc.head.append(style)
}
