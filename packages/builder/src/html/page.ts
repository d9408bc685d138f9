import type { BindingData } from '../bindings/data.ts'
import type { FindPictureFiles } from '../pictures/picture-files.ts'
import type { Json } from '../tree/record.ts'
import type { LeadDefinition, LeadDelivery, LeadObstacle } from './leads/lead-definition.ts'

export type UrlKind = 'link' | 'image' | 'frame' | 'media' | 'style' | 'form'

export interface SocialCard {
  readonly title?: string
  readonly description?: string
  /** URL of the image. */
  readonly image?: string
}

/** Page data for an export. Each given field replaces the one in the document's head. */
export interface ExportPage {
  readonly title?: string
  readonly description?: string
  readonly lang?: string
  readonly canonical?: string
  readonly robots?: string
  /** URL of the icon. */
  readonly favicon?: string
  readonly social?: SocialCard
  readonly jsonLd?: readonly Json[]
  /** Trusted HTML for the end of the head; never user input. */
  readonly headExtra?: string
  readonly data?: BindingData
  /**
   * Keeps placeholders of texts and URLs as typed, for HTML that will be imported again. Also the default
   * without `data`.
   */
  readonly keepPlaceholders?: boolean
  /** Keeps sample text, marked. Also the default with `keepPlaceholders`. */
  readonly keepSamples?: boolean
  readonly rewriteUrl?: (url: string, kind: UrlKind) => string
  /** Finds the files to offer before an image, with their final URLs; without it, each image is one file. */
  readonly pictures?: FindPictureFiles
  /**
   * Called for each form that is received in Leads, with its definition as shown on this page, and as typed. Without it,
   * or with an obstacle, the form gets its fallback. `nodeId` is that of the expanded document.
   */
  readonly leadForm?: (
    nodeId: string,
    definition: LeadDefinition,
    typed: LeadDefinition,
  ) => LeadDelivery | LeadObstacle
  /** Called for each link that dials a number, with its `tel:` URL. Returns the URL to write. */
  readonly phoneLink?: (url: string) => string
  /** Trusted HTML for the end of the head of a page with such a link; never user input. */
  readonly phoneHead?: string
  /** Called for each problem that visitors would notice, once per place. */
  readonly warn?: (warning: ExportWarning) => void
}

/** Without data, nothing is filled. */
export const keepsPlaceholders = ({ keepPlaceholders, data }: ExportPage): boolean =>
  keepPlaceholders ?? data === undefined

export const keepsSamples = (page: ExportPage): boolean => page.keepSamples ?? keepsPlaceholders(page)

/** Problems of a page written for visitors. */
export type ExportWarningCode =
  /** Placeholder without a value outside an optional phrase. */
  | 'unfilled-placeholder'
  /** Optional phrase that was omitted. */
  | 'empty-phrase'
  /** Sample text that was not replaced; omitted together with its block. */
  | 'sample-text'
  /** Block without data; omitted together with its heading. */
  | 'empty-block'
  /** Link without a URL. */
  | 'empty-link'
  /** Form without a target. */
  | 'form-without-recipient'
  /** Form whose entries can't be received in Leads from where the page is published. */
  | 'form-unreachable'
  /** Form whose thank-you page the site doesn't have; visitors see the default page. */
  | 'form-thank-you'
  /** Form that opens the visitor's mail program. */
  | 'form-mailto'
  /** Form whose URL can't receive entries from a site without a server. */
  | 'dead-form'
  /** Form that is received in Leads, without fields. */
  | 'form-empty'
  /** Form that is received in Leads, without a button that sends it. */
  | 'form-without-button'
  /** Title or description that violates the rules of the checks. */
  | 'title-rule'

/** Problem that visitors of a page would notice. */
export interface ExportWarning {
  readonly code: ExportWarningCode
  /**
   * error: visitors see something wrong. warning: something works badly, or sample text is missing. hint: something
   * without data was left out without a gap.
   */
  readonly severity: 'error' | 'warning' | 'hint'
  /** The problem and its solution, as text for the user. */
  readonly message: string
  /** Name of the placeholder, without braces. */
  readonly placeholder?: string
  /** First words of the block, only for sample text. */
  readonly words?: string
  /** Block concerned; absent for the page itself. In a section, a node of the expanded document. */
  readonly nodeId?: string
  readonly field?: 'title' | 'description' | 'text' | 'link' | 'form' | 'block'
}
