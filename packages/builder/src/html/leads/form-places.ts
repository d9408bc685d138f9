import { tagOf } from '../../blocks/registry.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { leadFallback } from './lead-action.ts'
import { formHeading } from './lead-form.ts'
import { shownRecords, wordsOfRecords } from './shown-records.ts'

/** Where a form is in a document, which tells it from others with its name. */
export interface FormPlace {
  /** Heading of the form, or the last one before it; empty without one. Its placeholders are as typed. */
  readonly heading: string
  /** 1 for the first form that is received in Leads. */
  readonly position: number
}

const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Returns the places of the shown forms in a document that are received in Leads, by the ids of their nodes. */
export const formPlaces = (document: BuilderDocument): ReadonlyMap<string, FormPlace> => {
  const places = new Map<string, FormPlace>()
  let before = ''
  for (const record of shownRecords(document, document.root, (each) => tagOf(each) === 'form')) {
    const { uuid, addition } = record
    const tag = tagOf(record)
    if (headingTags.has(tag)) before = wordsOfRecords([record, ...shownRecords(document, uuid)]) || before
    if (tag !== 'form' || leadFallback(addition.attributes?.action ?? '') === null) continue
    places.set(uuid, { heading: formHeading(document, uuid) || before, position: places.size + 1 })
  }
  return places
}
