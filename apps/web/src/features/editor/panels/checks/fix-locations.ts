import { type CheckRule } from '@web2/builder'
import type { FieldToFocus } from '../inspector/requested-field.ts'

type SettingsField = Extract<FieldToFocus, { in: 'settings' }>['field']

/** Where a finding is fixed manually, and the label of the button that leads there. */
export type FixLocation = { readonly label: string } & (
  | { readonly to: 'settings'; readonly field: SettingsField }
  | { readonly to: 'text' | 'color' | 'layers' | 'heading' }
  | { readonly to: 'field'; readonly field: string; readonly press?: boolean }
  /** A field of the Advanced tab. */
  | { readonly to: 'attribute'; readonly field: string }
)

const title: FixLocation = { label: 'Add title', to: 'settings', field: 'title' }
const description: FixLocation = { label: 'Add description', to: 'settings', field: 'description' }
const address: FixLocation = { label: 'Edit URL', to: 'field', field: 'URL' }
const alt: FixLocation = { label: 'Add alt text', to: 'field', field: 'Alt text' }
const picture: FixLocation = { label: 'Choose image', to: 'field', field: 'Choose image', press: true }
const recipient: FixLocation = { label: 'Set recipient', to: 'field', field: 'Where entries go' }
const layers: FixLocation = { label: 'Open layers', to: 'layers' }

/** Fix locations of all check rules. */
export const fixLocations: Readonly<Record<CheckRule, FixLocation>> = {
  'title-missing': title,
  'title-long': { ...title, label: 'Shorten title' },
  'description-missing': description,
  'description-long': { ...description, label: 'Shorten description' },
  'language-missing': { label: 'Choose language', to: 'settings', field: 'lang' },
  'h1-missing': { label: 'Add main heading', to: 'heading' },
  'h1-many': { label: 'Change level', to: 'field', field: 'Heading type' },
  'heading-skip': { label: 'Change level', to: 'field', field: 'Heading type' },
  'heading-empty': { label: 'Add text', to: 'text' },
  'alt-missing': alt,
  'alt-empty': alt,
  'picture-placeholder': picture,
  'picture-size': { label: 'Set dimensions', to: 'field', field: 'File width (px)' },
  'picture-inline': picture,
  'link-name': { label: 'Add text', to: 'text' },
  'link-address': address,
  'link-script': address,
  'link-broken': address,
  'link-vague': { label: 'Edit text', to: 'text' },
  'link-new-tab': { label: 'Open link settings', to: 'field', field: 'Open in new tab' },
  'button-name': { label: 'Add text', to: 'text' },
  'control-label': { label: 'Add label', to: 'field', field: 'Screen reader label' },
  'frame-title': { label: 'Add title', to: 'field', field: 'Title' },
  'table-headings': { label: 'Mark as layout table', to: 'attribute', field: 'Role' },
  'duplicate-id': { label: 'Edit ID', to: 'attribute', field: 'ID' },
  contrast: { label: 'Choose color', to: 'color' },
  'placeholder-unfilled': { label: 'Edit text', to: 'text' },
  'title-unfilled': { ...title, label: 'Edit title' },
  'description-unfilled': { ...description, label: 'Edit description' },
  'sample-text': { label: 'Replace text', to: 'text' },
  'form-without-recipient': recipient,
  'form-unreachable': recipient,
  'dead-form': recipient,
  'form-mailto': recipient,
  'form-empty': layers,
  'form-without-button': layers,
  'form-contact': layers,
  'form-thank-you': { label: 'Choose page', to: 'field', field: 'Thank-you page' },
  'page-heavy': layers,
  'page-elements': layers,
}
