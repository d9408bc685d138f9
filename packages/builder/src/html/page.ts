import type { BindingData } from '../bindings/data.ts'
import type { Json } from '../tree/record.ts'

export type UrlKind = 'link' | 'image' | 'frame' | 'media' | 'style' | 'form'

export interface SocialCard {
  readonly title?: string
  readonly description?: string
  /** Address of the picture. */
  readonly image?: string
}

/** Metadata of an exported page. Each field that is given replaces that of the document's head. */
export interface ExportPage {
  readonly title?: string
  readonly description?: string
  readonly lang?: string
  readonly canonical?: string
  readonly robots?: string
  /** Address of the icon. */
  readonly favicon?: string
  readonly social?: SocialCard
  readonly jsonLd?: readonly Json[]
  /** Trusted HTML for the end of the head; never text that a user typed. */
  readonly headExtra?: string
  readonly data?: BindingData
  /**
   * Placeholders of texts and addresses stay as typed, for html that will be imported again. They do so too when
   * there is no `data`, unless this is false.
   */
  readonly keepPlaceholders?: boolean
  /** Sample text stays, marked; it does so too with `keepPlaceholders`, unless this is false. */
  readonly keepSamples?: boolean
  readonly rewriteUrl?: (url: string, kind: UrlKind) => string
  /** Called for each thing that visitors would miss or stumble over, once per place. */
  readonly warn?: (warning: ExportWarning) => void
}

/** Without any data nothing is meant to be filled. */
export const keepsPlaceholders = ({ keepPlaceholders, data }: ExportPage): boolean =>
  keepPlaceholders ?? data === undefined

export const keepsSamples = (page: ExportPage): boolean => page.keepSamples ?? keepsPlaceholders(page)

/** Problems of a page that is written for visitors. */
export type ExportWarningCode =
  /** A placeholder without a value outside of an optional phrase. */
  | 'unfilled-placeholder'
  /** An optional phrase that was left out. */
  | 'empty-phrase'
  /** Sample text that nobody replaced; it was left out together with its block. */
  | 'sample-text'
  /** A block without data; it was left out together with its heading. */
  | 'empty-block'
  /** A link without an address. */
  | 'empty-link'
  /** A form that says nowhere where to send what is entered. */
  | 'form-without-recipient'
  /** A form that opens the visitor's mail program. */
  | 'form-mailto'
  /** A form whose address cannot take it from a site without a server. */
  | 'dead-form'
  /** A title or a description that breaks the rules of the checks. */
  | 'title-rule'

/** A problem that visitors of a page would notice. */
export interface ExportWarning {
  readonly code: ExportWarningCode
  /** error: visitors see something wrong. warning: something was left out, or works badly. */
  readonly severity: 'error' | 'warning'
  /** Description of the problem and its fix, for users. */
  readonly message: string
  /** Name of the placeholder, without braces. */
  readonly placeholder?: string
  /** The block it is about; none for the page itself. In a section, a node of the expanded document. */
  readonly nodeId?: string
  readonly field?: 'title' | 'description' | 'text' | 'link' | 'form' | 'block'
}
