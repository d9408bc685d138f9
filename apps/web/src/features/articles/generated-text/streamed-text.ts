import type { ArticleGenerating } from '@web2/contract/articles'

type Piece = Pick<ArticleGenerating, 'turn' | 'at' | 'text'>

/** A text that is being written, as far as it is known here. */
export interface StreamingText {
  /** The time the text was begun; pieces and rows of earlier times are of no use. */
  readonly turn: number
  readonly text: string
  /** Pieces that came after one that was missed; the row of the text closes the gap. */
  readonly ahead: readonly Piece[]
}

const joined = (growing: StreamingText): StreamingText => {
  let { text } = growing
  const ahead: Piece[] = []
  for (const piece of growing.ahead) {
    if (piece.at > text.length) ahead.push(piece)
    else if (piece.at + piece.text.length > text.length) text = text.slice(0, piece.at) + piece.text
  }
  return { ...growing, text, ahead }
}

/** With a piece of the socket. */
export const withPiece = (growing: StreamingText, piece: Piece): StreamingText => {
  if (piece.turn < growing.turn) return growing
  const base = piece.turn > growing.turn ? { turn: piece.turn, text: '', ahead: [] } : growing
  return joined({ ...base, ahead: [...base.ahead, piece] })
}

/** With the row as it is stored, which is a moment behind while the text is being written. */
export const withRow = (
  growing: StreamingText,
  row: { readonly turn: number; readonly text: string },
): StreamingText => {
  if (row.turn < growing.turn) return growing
  if (row.turn > growing.turn) return { turn: row.turn, text: row.text, ahead: [] }
  return row.text.length > growing.text.length ? joined({ ...growing, text: row.text }) : growing
}

/** A piece was missed: the row has to be read. */
export const hasGap = ({ ahead }: StreamingText): boolean => ahead.length > 0

/**
 * Ms after which the row of a text that is being written is read again; null while nothing seems to be missing. Of an
 * empty text the beginning may have passed before anybody listened here, and no gap would tell.
 */
export const readAgainAfter = (growing: StreamingText): number | null =>
  hasGap(growing) ? 500 : growing.text === '' ? 1_500 : null
