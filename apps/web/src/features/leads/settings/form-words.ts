import type { LeadForm } from '@web2/contract/leads'
import { counted } from '../../../lib/text/counted.ts'

type Placed = Pick<LeadForm, 'place' | 'pagePath'>

const fieldsNamed = 3

/** 'Name, Email, Phone and 2 more fields'. */
export const fieldsOf = ({ fields }: Pick<LeadForm, 'fields'>): string => {
  const labels = fields.map(({ label, name }) => label || name)
  const more = labels.length - fieldsNamed
  const first = labels.slice(0, fieldsNamed).join(', ')
  return more > 0 ? `${first} and ${counted(more, 'more field')}` : first
}

/** 'Home page', 'Page /contact/', 'Section' or 'Generated pages'; empty if it is not known. */
export const placeOf = ({ place, pagePath }: Placed): string => {
  if (place === 'section') return 'Section'
  if (place === 'generated') return 'Generated pages'
  if (pagePath === null) return ''
  return pagePath === '' ? 'Home page' : `Page /${pagePath}`
}

/** '“Form” on /contact/': the form with its place, in a sentence. */
export const formInPlace = ({ name, place, pagePath }: Placed & Pick<LeadForm, 'name'>): string => {
  const quoted = `“${name}”`
  if (place === 'section') return `${quoted} in a section`
  if (place === 'generated') return `${quoted} on generated pages`
  if (pagePath === null) return quoted
  return pagePath === '' ? `${quoted} on the home page` : `${quoted} on /${pagePath}`
}

const rank = ({ place, pagePath }: Placed): number => {
  if (pagePath !== null) return 0
  return place === 'generated' ? 1 : place === 'section' ? 2 : 3
}

/** Returns forms by page, the home page first; then those of generated pages, of sections, and of unknown places. */
export const byPlace = <Form extends Placed>(forms: readonly Form[]): Form[] =>
  forms.toSorted(
    (one, other) => rank(one) - rank(other) || (one.pagePath ?? '').localeCompare(other.pagePath ?? '', 'en'),
  )
