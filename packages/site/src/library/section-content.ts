import type { PictureWish as Wish, WishedImage } from '@web2/builder'
import type { Drawing } from './drawing.ts'
import type { MapGround } from './parts/map-grounds.ts'

/** Picture that belongs in a place of a section, with the one that a user has chosen. */
export interface PictureWish extends Wish {
  readonly image?: WishedImage
  /** Drawing of the trade for the place, instead of the section's own. */
  readonly drawing?: Drawing
}

/** Item of a section: a service, a question, a step, a person, a price. */
export interface SectionItem {
  readonly name: string
  readonly text?: string
  /** Short text before the name: a number, a time, a date. */
  readonly label?: string
  /** Quiet remark after the text. */
  readonly note?: string
  readonly price?: string
  /** Destination of the item; a section without room for a link keeps it out. */
  readonly href?: string
  readonly lines?: readonly string[]
  readonly picture?: PictureWish
  /** Heading of the group that the item belongs to; items of one group follow each other. */
  readonly group?: string
  /** The one item that stands out from the others, in sections that can show it. */
  readonly isLoud?: true
  /** Only its text is an example, which its owner has to replace; pages are published without it. */
  readonly isSample?: true
}

/** Questions of a form in the words of a trade. */
export interface FormWords {
  /** Asks for the message itself. */
  readonly what: string
  /** Asks for what else has to be known, and may stay empty; without it, the form has one question. */
  readonly where?: string
  /** Names of three sheets: for the message, for the second question, and for the person. */
  readonly sheets?: readonly [string, string, string]
}

/** Swatch of a shade card. */
export interface Shade {
  readonly name: string
  /** CSS color made of roles of the theme. */
  readonly color: string
}

export interface SectionAction {
  readonly label: string
  readonly href: string
}

/**
 * Content of a section. All sections of one kind read it, so that one can replace another without losing texts.
 * A section shows the parts it has room for.
 */
export interface SectionContent {
  readonly title: string
  readonly lead?: string
  /** Short text above or next to the title. */
  readonly label?: string
  readonly note?: string
  readonly items: readonly SectionItem[]
  readonly actions: readonly SectionAction[]
  readonly pictures: readonly PictureWish[]
  /** Drawing of the trade for a section with a drawn part that no picture replaces. */
  readonly art?: Drawing
  /** Streets of a map before it loads. */
  readonly ground?: MapGround
  /** Questions of its form, instead of those that fit any business. */
  readonly form?: FormWords
  /** Another section of its page shows the opening hours, so a section that is about something else leaves them out. */
  readonly hasHoursElsewhere?: boolean
  /** Lines as wide as the page are set for a condensed face. */
  readonly isCondensed?: boolean
  /** Swatches of a card next to the content, where a section has room for one. */
  readonly shades?: readonly Shade[]
  /**
   * Items are examples that claim something of a business: they are shown in the editor, and published once a
   * user has replaced them.
   */
  readonly isSample?: boolean
}
