/** Wizard steps of a project, in order. */
export const steps = ['template', 'data', 'destination', 'review'] as const
export type Step = (typeof steps)[number]

export const stepTitles: Record<Step, string> = {
  template: 'Template',
  data: 'Data',
  destination: 'Destination and limits',
  review: 'Review',
}

export const stepTexts: Record<Step, string> = {
  template: 'Choose the page that all pages are generated from.',
  data: 'Pages are generated from the values of these lists.',
  destination: 'Defaults are filled in. Change only what you need.',
  review: 'Nothing is published until you approve it.',
}

/** Returns the step named in a URL; the first one for an unknown name. */
export const stepOf = (text: string | undefined): Step => steps.find((step) => step === text) ?? 'template'

const places: readonly [RegExp, Step][] = [
  [/^(?:name|source|pageName|title|description|rules|blocks)\b/, 'template'],
  [/^(?:lists|mode|seed|pages|listing|structure)\b/, 'data'],
  [/^(?:address|sitePer|siteName|rootSlug|email|clouds|brakes)\b/, 'destination'],
]

/** Returns the step in which a field is entered: 'lists.0.name' belongs to the data. */
export const stepOfField = (field: string): Step =>
  places.find(([pattern]) => pattern.test(field))?.[1] ?? 'review'
