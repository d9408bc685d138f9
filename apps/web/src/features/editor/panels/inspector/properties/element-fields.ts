/** A field for one attribute of an element that an import brought. */
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

/** What an element of this tag has of its own, besides what all blocks have in the tab Advanced. */
export const elementFields = (tag: string): readonly ElementField[] => fields[tag] ?? []
