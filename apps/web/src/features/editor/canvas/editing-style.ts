import { emptyMark, hiddenMark, sampleMark } from './dom-writer.ts'
import { variantMark } from './module-instances.ts'

/** Returns the canvas rules for editing, as a separate sheet, so that they never reach a published page. */
const cssFor = (noun: string) => `
html { touch-action: pan-x pan-y; }
iframe, video, audio { pointer-events: none !important; }
a, button, input, textarea, select, label, summary { cursor: default; }
[contenteditable="true"] { outline: none !important; cursor: text; }
[contenteditable="true"]:empty::before { content: "\\200b"; }
:where([${emptyMark}]) { min-height: 56px; }
[${emptyMark}]:not(body) { outline: 1px dashed rgb(100 116 139 / 60%); outline-offset: -1px; }
[${hiddenMark}]:not(body) { opacity: .3 !important; outline: 1px dashed rgb(100 116 139 / 80%); }
[${sampleMark}] {
  outline: 1px dashed rgb(161 98 7 / 80%); outline-offset: 2px; box-shadow: inset 0 0 0 999px rgb(250 204 21 / 16%) !important;
}
[${variantMark}] { margin-top: 40px !important; outline: 1px dashed rgb(51 150 154 / 90%); outline-offset: 4px; }
[${variantMark}]::before {
  content: attr(${variantMark}); position: absolute; transform: translateY(calc(-100% - 6px));
  padding: 0 6px; font: 600 12px/20px system-ui, sans-serif; letter-spacing: 0; text-transform: none;
  color: #fff; background: #1f6f72; border-radius: 4px;
}
body[${emptyMark}]::before {
  content: "This ${noun} is empty. Drag a block here or click one in the Blocks panel.";
  display: block; margin: 24px; padding: 48px 24px; text-align: center; font: 15px/1.5 system-ui, sans-serif;
  color: #56616b; background: #f5f7f8; border: 1px dashed #aab4bd; border-radius: 8px;
}
::selection { background: rgb(51 150 154 / 30%); }
`

export const addEditingStyle = (doc: Document, noun: 'page' | 'section'): void => {
  const style = doc.createElement('style')
  style.textContent = cssFor(noun)
  doc.head.append(style)
}
