import type { Turbo } from '@web2/contract/generator'
import { sizeText } from '../../media/library/file-size.ts'

/** Sentences about changed parts of a project. */
export const changeSentence: Readonly<Record<Turbo['changedSince'][number], string>> = {
  definition: 'The project has changed. Update the estimate and review a sample before you publish again.',
  page: 'The template page has changed.',
  listings: 'A business listing on the pages has changed.',
}

/** Effect of a publication on all destinations of all sites. */
export interface Difference {
  readonly added: number
  readonly changed: number
  readonly deleted: number
  readonly unchanged: number
  readonly bytesToSend: number
}

/** '100 changed, 106 unchanged files, 1.2 MB' */
export const differenceSentence = (difference: Difference): string => {
  const { added, changed, deleted, unchanged, bytesToSend } = difference
  if (added + changed + deleted === 0) return 'No files have changed.'
  const parts = [
    added > 0 ? `${added.toLocaleString('en')} new` : null,
    changed > 0 ? `${changed.toLocaleString('en')} changed` : null,
    deleted > 0 ? `${deleted.toLocaleString('en')} deleted` : null,
    `${unchanged.toLocaleString('en')} unchanged`,
  ].filter((part) => part !== null)
  return `${parts.join(', ')} files, ${sizeText(bytesToSend)}`
}
