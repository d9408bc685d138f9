import type { ArticleGenerating } from '@web2/contract/articles'

type Piece = Pick<ArticleGenerating, 'turn' | 'at' | 'text'>

/** A streamed text as far as it is known here. */
export interface StreamingText {
  /** Attempt in which the text began; chunks and rows of earlier attempts are ignored. */
  readonly turn: number
  readonly text: string
  /** Chunks after a missed one, until the row closes the gap. */
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

/** Adds a chunk from the socket. */
export const withPiece = (growing: StreamingText, piece: Piece): StreamingText => {
  if (piece.turn < growing.turn) return growing
  const base = piece.turn > growing.turn ? { turn: piece.turn, text: '', ahead: [] } : growing
  return joined({ ...base, ahead: [...base.ahead, piece] })
}

/** Adds the stored row, which lags behind while the text is written. */
export const withRow = (
  growing: StreamingText,
  row: { readonly turn: number; readonly text: string },
): StreamingText => {
  if (row.turn < growing.turn) return growing
  if (row.turn > growing.turn) return { turn: row.turn, text: row.text, ahead: [] }
  return row.text.length > growing.text.length ? joined({ ...growing, text: row.text }) : growing
}

/** Returns true if a chunk was missed, so that the row has to be read. */
export const hasGap = ({ ahead }: StreamingText): boolean => ahead.length > 0

/**
 * Returns the delay in ms until the row of a streamed text is read again; null if nothing seems to be
 * missing. An empty text may have begun before this tab subscribed, which leaves no gap.
 */
export const readAgainAfter = (growing: StreamingText): number | null =>
  hasGap(growing) ? 500 : growing.text === '' ? 1_500 : null
