/** Kinds of blocks; a `picture` block contains only images and frames. */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'cell' | 'code' | 'caption' | 'picture'

/** Run of text that starts on its own line. */
export interface TextBlock {
  readonly kind: BlockKind
  /** 1 to 6 for headings, else 0. */
  readonly level: number
  /** Visible text; a line break is `\n`, and an inline image or frame is one `pictureSign`. */
  readonly text: string
}

/** Part of one block, in UTF-16 units of its text. */
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

/** Parsed article: its non-empty blocks in order, with their links and images. */
export interface ArticleText {
  readonly blocks: readonly TextBlock[]
  readonly links: readonly ArticleLink[]
  readonly pictures: readonly ArticlePicture[]
}

/** Stands for an image or frame in a block's text, so that each occupies one character. */
export const pictureSign = '\ufffc'
