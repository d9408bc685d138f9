import { emptyMark } from './dom-writer.ts'

/** What the canvas needs while a page is edited; a sheet of its own, so that it never reaches a published page. */
const css = `
iframe, video, audio { pointer-events: none !important; }
a, button, input, textarea, select, label, summary { cursor: default; }
[contenteditable="true"] { outline: none !important; cursor: text; }
[contenteditable="true"]:empty::before { content: "\\200b"; }
:where([${emptyMark}]) { min-height: 56px; }
[${emptyMark}]:not(body) { outline: 1px dashed rgb(100 116 139 / 60%); outline-offset: -1px; }
::selection { background: rgb(51 150 154 / 30%); }
`

export const addEditingStyle = (doc: Document): void => {
  const style = doc.createElement('style')
  style.textContent = css
  doc.head.append(style)
}
