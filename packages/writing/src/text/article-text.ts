/** Kind of a text block; a `picture` block holds only images and frames. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'cell' | 'code' | 'caption' | 'picture'

/** A run of text that starts on a line of its own. */
export interface TextBlock {
  readonly kind: BlockKind
  /** 1 to 6 for headings, else 0. */
  readonly level: number
  /** As a reader sees it; a line break is `\n`, a picture or frame inside the text one `pictureSign`. */
  readonly text: string
}

/** A part of one block, in UTF-16 units of its text. */
export interface BlockSpan {
  readonly block: number
  readonly from: number
  readonly to: number
}

export interface ArticleLink extends BlockSpan {
  readonly href: string
  readonly text: string
  readonly rel: string
}

export interface ArticlePicture extends BlockSpan {
  readonly src: string
  readonly alt: string
}

/** An article as it is read: its blocks in order, none of them empty, and what lies in them. */
export interface ArticleText {
  readonly blocks: readonly TextBlock[]
  readonly links: readonly ArticleLink[]
  readonly pictures: readonly ArticlePicture[]
}

/** Stands for a picture or frame in a block's text, so that every place keeps its number of characters. */
export const pictureSign = '\ufffc'
