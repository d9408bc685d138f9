import type { Turbo } from '@web2/contract/generator'
import { sizeText } from '../../media/library/file-size.ts'

/** Sentences about changed parts of a project. */
export const changeSentence: Readonly<Record<Turbo['changedSince'][number], string>> = {
  definition:
    'The generation itself has changed. Estimate it and look at a sample before it is published again.',
  page: 'The page that all are made from has changed.',
  listings: 'A business listing that pages show has changed.',
}

/** Effect of a publication on all destinations of all sites. */
export interface Difference {
  readonly added: number
  readonly changed: number
  readonly deleted: number
  readonly unchanged: number
  readonly bytesToSend: number
}

/** '100 changed, 106 unchanged files; 1.2 MB to send.' */
export const differenceSentence = (difference: Difference): string => {
  const { added, changed, deleted, unchanged, bytesToSend } = difference
  if (added + changed + deleted === 0) return 'Everything is there already; nothing will be sent.'
  const parts = [
    added > 0 ? `${added.toLocaleString('en')} new` : null,
    changed > 0 ? `${changed.toLocaleString('en')} changed` : null,
    deleted > 0 ? `${deleted.toLocaleString('en')} deleted` : null,
    `${unchanged.toLocaleString('en')} unchanged`,
  ].filter((part) => part !== null)
  return `${parts.join(', ')} files; ${sizeText(bytesToSend)} to send.`
}
