export { normalized } from '../text/normalized.ts'
export { trimEndOf } from '../text/trim-end-of.ts'
export { withoutTags } from '../text/without-tags.ts'
