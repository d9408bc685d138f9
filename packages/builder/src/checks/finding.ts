import type { BindingData } from '../bindings/data.ts'
import type { CommandResult } from '../commands/command.ts'
import type { LeadReach } from '../html/forms.ts'
import type { BuilderDocument } from '../tree/document.ts'

/** error: blocks visitors or search engines. warning: works, but badly. hint: could be better. */
export type Severity = 'error' | 'warning' | 'hint'

export const checkRules = {
  'title-missing': 'Page title',
  'title-long': 'Page title',
  'description-missing': 'Page description',
  'description-long': 'Page description',
  'language-missing': 'Page language',
  'h1-missing': 'Main heading',
  'h1-many': 'Main heading',
  'heading-skip': 'Heading levels',
  'heading-empty': 'Empty headings',
  'alt-missing': 'Images without alt text',
  'alt-empty': 'Images with empty alt text',
  'picture-placeholder': 'Placeholder images',
  'picture-size': 'Images without dimensions',
  'picture-inline': 'Large inline images',
  'link-name': 'Links without text',
  'link-address': 'Missing link URLs',
  'link-script': 'Links that run scripts',
  'link-broken': 'Broken links',
  'link-vague': 'Vague link text',
  'link-new-tab': 'Links that open a new tab',
  'button-name': 'Buttons without text',
  'control-label': 'Form fields without a label',
  'frame-title': 'Embeds without a title',
  'table-headings': 'Tables without header cells',
  'duplicate-id': 'Duplicate IDs',
  contrast: 'Low text contrast',
  'placeholder-unfilled': 'Placeholders without a value',
  'title-unfilled': 'Placeholders without a value in the title',
  'description-unfilled': 'Placeholders without a value in the description',
  'sample-text': 'Sample text',
  'form-without-recipient': 'Forms without a recipient',
  'dead-form': 'Forms that can’t be submitted',
  'form-unreachable': 'Forms that can’t reach Leads',
  'form-mailto': 'Forms that open an email app',
  'form-empty': 'Forms without fields',
  'form-without-button': 'Forms without a button',
  'form-contact': 'Forms without a required contact field',
  'form-thank-you': 'Missing thank-you pages',
  'page-heavy': 'Page size',
  'page-elements': 'Number of elements',
} as const
export type CheckRule = keyof typeof checkRules

export interface Fix {
  /** Label of the button. */
  readonly label: string
  /** Returns the fix for the document as it is when the button is pressed. */
  readonly command: (document: BuilderDocument) => CommandResult
}

export interface Finding {
  /** Stable for the same problem at the same node. */
  readonly id: string
  readonly severity: Severity
  readonly rule: CheckRule
  /** The problem and its solution, as text for the user. */
  readonly message: string
  /** Nodes concerned; empty for the page itself. */
  readonly nodes: readonly string[]
  readonly fix?: Fix
  /** Id of the section in which it is fixed; `nodes` then contains the node where the section is used. */
  readonly section?: string
}

/** Text style, measured or computed. Colors are CSS colors, the size is in px. */
export interface TextStyle {
  readonly color: string
  readonly background: string
  readonly fontSize: number
  readonly bold: boolean
}

export interface CheckOptions {
  /** Values of placeholders; without them, missing values are not checked. */
  readonly data?: BindingData
  /** A section is part of a page, so it needs no title or main heading. */
  readonly part?: boolean
  /** Title of a page without its own, such as the one a site makes of its names; null if there is none. */
  readonly defaultTitle?: string | null
  /** true for a page not edited yet; rules that only matter before publishing are then hints. */
  readonly untouched?: boolean
  /** Slugs of the site's pages, '' for the home page; without them, links to pages are not checked. */
  readonly pages?: readonly string[]
  /** Whether entries of forms can be received in Leads where the page is published; absent if that is unknown. */
  readonly leads?: LeadReach
  /** The account's sections by id; those used on the page are checked in place. */
  readonly modules?: ReadonlyMap<string, BuilderDocument>
  /**
   * Returns the style of a node's text as a browser renders it; without it, the document's own styles are
   * used.
   */
  readonly look?: (uuid: string) => TextStyle | undefined
}
