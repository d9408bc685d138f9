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

const title: FixLocation = { label: 'Write a title', to: 'settings', field: 'title' }
const description: FixLocation = { label: 'Write a description', to: 'settings', field: 'description' }
const address: FixLocation = { label: 'Edit address', to: 'field', field: 'URL' }
const alt: FixLocation = { label: 'Write alt text', to: 'field', field: 'Alternative text' }
const picture: FixLocation = { label: 'Choose picture', to: 'field', field: 'Choose picture', press: true }
const recipient: FixLocation = { label: 'Enter where it is sent', to: 'field', field: 'Sent to' }
const layers: FixLocation = { label: 'Open layers', to: 'layers' }

/** Fix locations of all check rules. */
export const fixLocations: Readonly<Record<CheckRule, FixLocation>> = {
  'title-missing': title,
  'title-long': { ...title, label: 'Shorten the title' },
  'description-missing': description,
  'description-long': { ...description, label: 'Shorten the description' },
  'language-missing': { label: 'Choose a language', to: 'settings', field: 'lang' },
  'h1-missing': { label: 'Add a main heading', to: 'heading' },
  'h1-many': { label: 'Change its level', to: 'field', field: 'Heading type' },
  'heading-skip': { label: 'Change its level', to: 'field', field: 'Heading type' },
  'heading-empty': { label: 'Write its text', to: 'text' },
  'alt-missing': alt,
  'alt-empty': alt,
  'picture-placeholder': picture,
  'picture-size': { label: 'Enter its size', to: 'field', field: 'File width, px' },
  'picture-inline': picture,
  'link-name': { label: 'Write its text', to: 'text' },
  'link-address': address,
  'link-script': address,
  'link-broken': address,
  'link-vague': { label: 'Change its text', to: 'text' },
  'link-new-tab': { label: 'Show how it opens', to: 'field', field: 'Open in new tab' },
  'button-name': { label: 'Write its text', to: 'text' },
  'control-label': { label: 'Write a label', to: 'field', field: 'Label for screen readers' },
  'frame-title': { label: 'Write a title', to: 'field', field: 'Title' },
  'table-headings': { label: 'It is for layout only', to: 'attribute', field: 'Role' },
  'duplicate-id': { label: 'Change the id', to: 'attribute', field: 'Id' },
  contrast: { label: 'Choose a color', to: 'color' },
  'placeholder-unfilled': { label: 'Edit its text', to: 'text' },
  'title-unfilled': { ...title, label: 'Edit the title' },
  'description-unfilled': { ...description, label: 'Edit the description' },
  'sample-text': { label: 'Replace it', to: 'text' },
  'form-without-recipient': recipient,
  'dead-form': recipient,
  'form-mailto': recipient,
  'page-heavy': layers,
  'page-elements': layers,
}
