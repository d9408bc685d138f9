/** A part of a file by its bytes: from and to, both included. */
export interface ByteSpan {
  readonly from: number
  readonly to: number
}
