import type { BindingData } from '../bindings/data.ts'
import type { Json } from '../tree/record.ts'

export type UrlKind = 'link' | 'image' | 'frame' | 'media' | 'style' | 'form'

export interface SocialCard {
  readonly title?: string
  readonly description?: string
  /** Address of the picture. */
  readonly image?: string
}

/** What a page says about itself. Each field that is given replaces what the document's head says. */
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
  readonly rewriteUrl?: (url: string, kind: UrlKind) => string
  /** Told of each placeholder that had no value. */
  readonly warn?: (warning: ExportWarning) => void
}

export interface ExportWarning {
  readonly code: 'unknown-placeholder' | 'empty-placeholder'
  readonly placeholder: string
  readonly message: string
}
