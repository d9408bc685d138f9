import type { ProfileField } from '@web2/contract/listings'

/** Column of a field whose values have several parts. */
export interface Column {
  readonly name: string
  readonly label: string
  readonly kind?: 'line' | 'text' | 'url'
  readonly span?: 2 | 3 | 6
  readonly required?: boolean
}

/** How a field is edited. */
export type FieldKind =
  /** One text, on one line or several, a URL or a year. */
  | { readonly kind: 'line' | 'text' | 'url' | 'year' }
  /** Several short texts, and several longer ones. */
  | { readonly kind: 'words' | 'lines' }
  | { readonly kind: 'items'; readonly one: string; readonly columns: readonly Column[] }
  | { readonly kind: 'tone' | 'image' }

export type FieldForm = FieldKind & {
  readonly label: string
  readonly placeholder?: string
  readonly help?: string
}

const name = (label: string): Column => ({ name: 'name', label, required: true })
const details: Column = { name: 'text', label: 'Details', kind: 'text', span: 6 }
const link: Column = { name: 'link', label: 'Link', kind: 'url' }

/** The form of each field. */
export const fieldForms: Readonly<Record<ProfileField, FieldForm>> = {
  services: {
    kind: 'items',
    label: 'Services and products',
    one: 'service or product',
    columns: [{ ...name('Name'), span: 6 }, details],
  },
  prices: {
    kind: 'items',
    label: 'Prices',
    one: 'price',
    columns: [
      { name: 'item', label: 'Item', required: true },
      { name: 'amount', label: 'Amount', required: true },
      { name: 'unit', label: 'Unit' },
      { name: 'note', label: 'Note' },
    ],
  },
  calloutFee: { kind: 'line', label: 'Callout fee', placeholder: '$80, credited to the repair' },
  offers: { kind: 'items', label: 'Offers', one: 'offer', columns: [{ ...name('Offer'), span: 6 }, details] },
  menu: {
    kind: 'items',
    label: 'Menu',
    one: 'dish or drink',
    columns: [
      name('Name'),
      { name: 'price', label: 'Price' },
      { name: 'group', label: 'Heading' },
      { ...details, span: 3, kind: 'line' },
    ],
  },
  items: {
    kind: 'items',
    label: 'Items for sale or rent',
    one: 'item',
    columns: [name('Name'), { name: 'price', label: 'Price' }, link, { ...details, span: 3, kind: 'line' }],
  },
  booking: { kind: 'url', label: 'Booking link', placeholder: 'https://www.example.com/book' },
  areas: { kind: 'words', label: 'Areas served', placeholder: 'Add an area' },
  parking: { kind: 'line', label: 'Parking' },
  access: { kind: 'line', label: 'Access', placeholder: 'Step-free entrance on Elm Street' },
  team: {
    kind: 'items',
    label: 'Team',
    one: 'person',
    columns: [
      name('Name'),
      { name: 'role', label: 'Role' },
      { name: 'credentials', label: 'Credentials', span: 6 },
      { name: 'bio', label: 'Bio', kind: 'text', span: 6 },
    ],
  },
  licenses: {
    kind: 'items',
    label: 'Licenses',
    one: 'license',
    columns: [
      { name: 'label', label: 'License', required: true },
      { name: 'number', label: 'Number' },
      { name: 'authority', label: 'Authority' },
      link,
    ],
  },
  insurer: { kind: 'line', label: 'Insurer' },
  since: { kind: 'year', label: 'In business since' },
  reviews: {
    kind: 'items',
    label: 'Reviews',
    one: 'review',
    columns: [
      { name: 'text', label: 'Review', kind: 'text', span: 6, required: true },
      { name: 'name', label: 'Customer' },
      { name: 'source', label: 'Source' },
      { name: 'date', label: 'Date' },
      link,
    ],
  },
  figures: {
    kind: 'items',
    label: 'Figures',
    one: 'figure',
    columns: [
      { name: 'value', label: 'Figure', required: true },
      { name: 'label', label: 'Meaning', required: true },
    ],
  },
  memberships: { kind: 'items', label: 'Memberships', one: 'membership', columns: [name('Name'), link] },
  brands: { kind: 'words', label: 'Brands', placeholder: 'Add a brand' },
  promise: { kind: 'lines', label: 'Promises' },
  audience: {
    kind: 'text',
    label: 'Audience',
    placeholder: 'Owners of older homes who need a repair today',
  },
  tone: { kind: 'tone', label: 'Tone' },
  wordsToUse: { kind: 'words', label: 'Words to use', placeholder: 'Add a word' },
  wordsToAvoid: { kind: 'words', label: 'Words to avoid', placeholder: 'Add a word' },
  language: { kind: 'line', label: 'Language', placeholder: 'en-US' },
  region: { kind: 'line', label: 'Country or region', placeholder: 'United States' },
  competitors: {
    kind: 'items',
    label: 'Competitors',
    one: 'competitor',
    help: 'Generated texts never name them.',
    columns: [name('Name'), link],
  },
  links: {
    kind: 'items',
    label: 'Pages to link to',
    one: 'page',
    columns: [
      { name: 'url', label: 'URL', kind: 'url', required: true },
      { name: 'anchor', label: 'Anchor text' },
    ],
  },
  logo: { kind: 'image', label: 'Logo' },
  logoLight: { kind: 'image', label: 'Logo for dark backgrounds' },
}

interface Group {
  readonly title: string
  readonly text?: string
  readonly fields: readonly ProfileField[]
}

/** Groups of the form, in the order in which people ask: what, where, proof, voice. */
export const profileGroups: readonly Group[] = [
  {
    title: 'Services and prices',
    text: 'Everything customers can buy, with prices.',
    fields: ['services', 'prices', 'calloutFee', 'booking', 'offers', 'menu', 'items'],
  },
  { title: 'Area and visits', fields: ['areas', 'parking', 'access'] },
  {
    title: 'Team and proof',
    text: 'Facts that readers can check.',
    fields: [
      'since',
      'insurer',
      'licenses',
      'team',
      'reviews',
      'figures',
      'memberships',
      'brands',
      'promise',
    ],
  },
  {
    title: 'Audience and voice',
    text: 'How generated texts sound.',
    fields: ['audience', 'tone', 'wordsToUse', 'wordsToAvoid', 'language', 'region'],
  },
  { title: 'Links and competitors', fields: ['links', 'competitors'] },
  {
    title: 'Logo',
    text: 'Sites with this listing show it in their header, browser tab, link previews and structured data, unless a page has its own. In older sites, add the Logo block to the header.',
    fields: ['logo', 'logoLight'],
  },
]

/** True for fields of which two fit in a row on a wide screen. */
export const isHalf = (field: ProfileField): boolean =>
  ['line', 'url', 'year', 'image'].includes(fieldForms[field].kind)
