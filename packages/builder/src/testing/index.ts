export { shapeOf, treeOf } from './tree-text.ts'
export { arbitraryDocument, arbitraryNode } from './arbitrary-document.ts'
export { arbitraryEdit, arbitraryEdits, arbitraryPlace, type Edit } from './arbitrary-edits.ts'
export { changeOf } from './change-of.ts'
