/** Field for one attribute of an imported element. */
export interface ElementField {
  readonly attribute: string
  readonly label: string
  readonly placeholder?: string
}

const label: ElementField = {
  attribute: 'aria-label',
  label: 'Label for screen readers',
  placeholder: 'Where no label stands beside it',
}
const address: ElementField = { attribute: 'src', label: 'Address', placeholder: 'https://…' }
const url: ElementField = { attribute: 'href', label: 'URL', placeholder: 'https://… or about.html' }
const alt: ElementField = {
  attribute: 'alt',
  label: 'Alternative text',
  placeholder: 'What the picture shows',
}

const fields: Readonly<Record<string, readonly ElementField[]>> = {
  a: [url],
  area: [url, alt],
  audio: [address, label],
  iframe: [address, { attribute: 'title', label: 'Title', placeholder: 'What it shows' }],
  img: [address, alt],
  label: [{ attribute: 'for', label: 'Id of its field' }],
  select: [{ attribute: 'name', label: 'Name', placeholder: 'What it is called when sent' }, label],
  video: [
    address,
    { attribute: 'poster', label: 'Picture before it plays', placeholder: 'https://…' },
    label,
  ],
}

/** Returns the fields for an element's tag, besides those in the Advanced tab. */
export const elementFields = (tag: string): readonly ElementField[] => fields[tag] ?? []
