/** Field for one attribute of an imported element. */
export interface ElementField {
  readonly attribute: string
  readonly label: string
  readonly placeholder?: string
}

const label: ElementField = {
  attribute: 'aria-label',
  label: 'Screen reader label',
  placeholder: 'If the field has no visible label',
}
/** For media, which are no fields of a form. */
const mediaLabel: ElementField = { ...label, placeholder: 'If no visible text names it' }
const address: ElementField = { attribute: 'src', label: 'URL', placeholder: 'https://…' }
const url: ElementField = { attribute: 'href', label: 'URL', placeholder: 'https://… or about.html' }
const alt: ElementField = {
  attribute: 'alt',
  label: 'Alt text',
  placeholder: 'Describe the image',
}

const fields: Readonly<Record<string, readonly ElementField[]>> = {
  a: [url],
  area: [url, alt],
  audio: [address, mediaLabel],
  iframe: [address, { attribute: 'title', label: 'Title', placeholder: 'Describe the content' }],
  img: [address, alt],
  label: [{ attribute: 'for', label: 'For (field ID)' }],
  select: [{ attribute: 'name', label: 'Name', placeholder: 'Field name in submissions' }, label],
  video: [address, { attribute: 'poster', label: 'Poster image', placeholder: 'https://…' }, mediaLabel],
}

/** Returns the fields for an element's tag, besides those in the Advanced tab. */
export const elementFields = (tag: string): readonly ElementField[] => fields[tag] ?? []
