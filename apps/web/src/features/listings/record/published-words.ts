import type { ShownListing } from '@web2/contract/listings'
import { fieldLabels } from '../fields/listing-fields.ts'

interface Words {
  readonly text: string
  readonly color: 'green' | 'yellow' | 'gray' | 'blue'
}

const mostNamed = 4

const fieldsOf = ({ changed }: ShownListing): string => {
  const names = changed.map((field) => fieldLabels[field])
  const more = names.length - mostNamed
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** Returns the state of a listing at a destination as text. */
export const publishedStateText = (shown: ShownListing): Words => {
  if (shown.isPublishing) return { text: 'Publishing…', color: 'blue' }
  switch (shown.state) {
    case 'current':
      return { text: 'Up to date', color: 'green' }
    case 'changed':
      return { text: `Changed since publishing: ${fieldsOf(shown)}`, color: 'yellow' }
    case 'missing':
      return { text: 'Doesn’t show this listing yet', color: 'yellow' }
    case 'left':
      return { text: 'Still shows this listing; the site now uses another', color: 'yellow' }
    case 'unknown':
      return { text: 'Status unknown. Publish again to check.', color: 'gray' }
  }
}

/** Publishing again would change what people see. */
export const isOutdated = ({ state, isPublishing }: ShownListing): boolean =>
  state !== 'current' && !isPublishing

/** The places of each site, in the order of the sites. */
export const bySite = (shown: readonly ShownListing[]): readonly (readonly ShownListing[])[] => [
  ...Map.groupBy(shown, ({ siteId }) => siteId).values(),
]
