/*
 * Tumblr's post format, NPF: https://github.com/tumblr/docs/blob/master/npf-spec.md. Offsets in texts are
 * code points.
 */

export type NpfSubtype =
  'heading1' | 'heading2' | 'indented' | 'chat' | 'ordered-list-item' | 'unordered-list-item'

export type NpfMark =
  | { readonly type: 'bold' | 'italic' | 'strikethrough' | 'small' }
  | { readonly type: 'link'; readonly url: string }

/** From `start` up to, not including, `end`. */
export type NpfFormatting = NpfMark & { readonly start: number; readonly end: number }

export interface NpfText {
  readonly type: 'text'
  readonly text: string
  readonly subtype?: NpfSubtype
  readonly indent_level?: number
  readonly formatting?: readonly NpfFormatting[]
}

/** Media at a URL, or in the request part named `identifier`. */
export type NpfMedia = { readonly type?: string; readonly width?: number; readonly height?: number } & (
  { readonly url: string } | { readonly identifier: string }
)

export interface NpfImage {
  readonly type: 'image'
  readonly media: readonly NpfMedia[]
  readonly alt_text?: string
  readonly caption?: string
}

export type NpfBlock = NpfText | NpfImage

/** Limits of one post. */
export const npfLimits = {
  /** Code points of one text block. */
  text: 4_096,
  /** Code points of an image's description and of its caption. */
  alt: 4_096,
  blocks: 1_000,
  images: 30,
  links: 100,
  indent: 7,
  /** Bytes of the whole post without its images. */
  bytes: 1_000_000,
} as const
