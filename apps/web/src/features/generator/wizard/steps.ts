/** The steps of a generation, in their order. */
export const steps = [
  'start',
  'data',
  'addresses',
  'content',
  'structure',
  'places',
  'brakes',
  'check',
] as const
export type Step = (typeof steps)[number]

export const stepTitles: Record<Step, string> = {
  start: 'Page',
  data: 'Data',
  addresses: 'Addresses and titles',
  content: 'Content',
  structure: 'Structure',
  places: 'Where to',
  brakes: 'Brakes',
  check: 'Estimate and sample',
}

export const stepTexts: Record<Step, string> = {
  start: 'What all pages are made from. Its texts may hold placeholders, such as {service}, and spintax.',
  data: 'What pages are made for: lists such as services and places, and the business they show.',
  addresses: 'How pages are called, in addresses, in search results and in links.',
  content:
    'What is done with single blocks of the page: shown or not, written by AI, a picture for each row.',
  structure: 'Pages beside those of the rows, and the links between all of them.',
  places: 'One site, or one for each place, and the buckets that it goes to.',
  brakes: 'What keeps a generation within bounds. Nothing runs before a sample was looked at.',
  check: 'What it will come to, and a few real pages of it, before anything is published.',
}

/** The step of an address; the first for one that makes no sense. */
export const stepOf = (text: string | undefined): Step => steps.find((step) => step === text) ?? 'start'

const places: readonly [RegExp, Step][] = [
  [/^(?:name|source)\b/, 'start'],
  [/^(?:lists|mode|seed|pages|listing)\b/, 'data'],
  [/^(?:address|pageName|title|description)\b/, 'addresses'],
  [/^(?:rules|blocks)\b/, 'content'],
  [/^structure\b/, 'structure'],
  [/^(?:sitePer|siteName|rootSlug|email|clouds)\b/, 'places'],
  [/^brakes\b/, 'brakes'],
]

/** Where a field is entered: 'lists.0.name' among the data. */
export const stepOfField = (field: string): Step =>
  places.find(([pattern]) => pattern.test(field))?.[1] ?? 'check'
