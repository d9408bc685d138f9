import type { LeadForm } from '@web2/contract/leads'
import { counted } from '../../../lib/text/counted.ts'
import { ordinal } from '../../../lib/text/ordinal.ts'

type Placed = Pick<LeadForm, 'place' | 'pagePath'>
type Positioned = Placed & Pick<LeadForm, 'name' | 'heading' | 'position'>

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

/**
 * 'under “Get a quote”' or '2nd form': what tells a form from others with its name in the same place; empty if there is
 * no other, and if that is not known.
 */
export const differenceOf = (form: Positioned, forms: readonly Positioned[]): string => {
  const { name, heading, position } = form
  const same = forms.filter((each) => each.name === name && placeOf(each) === placeOf(form))
  if (same.length < 2) return ''
  if (heading !== '' && same.filter((each) => each.heading === heading).length === 1)
    return `under “${heading}”`
  return position === null ? '' : `${ordinal(position)} form`
}

const rank = ({ place, pagePath }: Placed): number => {
  if (pagePath !== null) return 0
  return place === 'generated' ? 1 : place === 'section' ? 2 : 3
}

/**
 * Returns forms by page in their order there, the home page first; then those of generated pages, of sections, and of
 * unknown places.
 */
export const byPlace = <Form extends Placed & Pick<LeadForm, 'position'>>(forms: readonly Form[]): Form[] =>
  forms.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      (one.pagePath ?? '').localeCompare(other.pagePath ?? '', 'en') ||
      (one.position ?? 0) - (other.position ?? 0),
  )
