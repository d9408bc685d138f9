import type { BindingData } from '../bindings/data.ts'
import type { CommandResult } from '../commands/command.ts'
import type { BuilderDocument } from '../tree/document.ts'

/** error: visitors or search engines are kept from something. warning: it works, but badly. hint: could be better. */
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
  'alt-missing': 'Pictures without alt text',
  'alt-empty': 'Pictures with an empty alt text',
  'picture-placeholder': 'Placeholder pictures',
  'picture-size': 'Pictures without a size',
  'picture-inline': 'Large pictures inside of the page',
  'link-name': 'Links without a text',
  'link-address': 'Links that lead nowhere',
  'link-script': 'Links that would run a script',
  'link-broken': 'Links to pages that do not exist',
  'link-vague': 'Links whose text says nothing',
  'link-new-tab': 'Links to new tabs',
  'button-name': 'Buttons without a text',
  'control-label': 'Fields without a label',
  'frame-title': 'Embedded pages without a title',
  'table-headings': 'Tables without headings',
  'duplicate-id': 'Ids used twice',
  contrast: 'Text that is hard to read',
  'placeholder-unfilled': 'Placeholders without a value',
  'title-unfilled': 'Placeholders without a value in the title',
  'description-unfilled': 'Placeholders without a value in the description',
  'sample-text': 'Sample text',
  'form-without-recipient': 'Forms without a recipient',
  'dead-form': 'Forms that can’t be sent',
  'form-mailto': 'Forms that open a mail app',
  'page-heavy': 'Weight of the page',
  'page-elements': 'Size of the page',
} as const
export type CheckRule = keyof typeof checkRules

export interface Fix {
  /** Label of the button. */
  readonly label: string
  /** What to do to the document as it is when the button is pressed. */
  readonly command: (document: BuilderDocument) => CommandResult
}

export interface Finding {
  /** The same for the same trouble at the same node in every run. */
  readonly id: string
  readonly severity: Severity
  readonly rule: CheckRule
  /** Description of the problem and its fix, for users. */
  readonly message: string
  /** The nodes it is about; none for the page itself. */
  readonly nodes: readonly string[]
  readonly fix?: Fix
  /** Id of the section in which it is fixed; `nodes` then names the node that shows the section. */
  readonly section?: string
}

/** How a text looks, measured or worked out. Colours are CSS colours, the size is px. */
export interface TextStyle {
  readonly color: string
  readonly background: string
  readonly fontSize: number
  readonly bold: boolean
}

export interface CheckOptions {
  /** Values of placeholders; without them, placeholders that have no value are not reported. */
  readonly data?: BindingData
  /** A section is a part of pages: it is not asked for a title or a main heading. */
  readonly part?: boolean
  /** True where a missing title is made up elsewhere, as by a site from the names of page and site. */
  readonly hasTitle?: boolean
  /** True for a page without user edits: problems that only matter before publishing are hints then. */
  readonly untouched?: boolean
  /** Slugs of the site's pages, '' for the first; without them links to pages are not looked up. */
  readonly pages?: readonly string[]
  /** The account's sections by id; those on the page are checked where the page shows them. */
  readonly modules?: ReadonlyMap<string, BuilderDocument>
  /** The looks of a node's text as a browser shows it; without it the document's own styles are read. */
  readonly look?: (uuid: string) => TextStyle | undefined
}
