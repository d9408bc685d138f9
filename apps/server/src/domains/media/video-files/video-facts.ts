import type { VideoType } from '@web2/contract/media'

/** A part of a file: its offset and length in bytes. */
export interface ByteRange {
  readonly at: number
  readonly length: number
}

/** Bytes that replace those of the file at an offset. */
export interface Patch {
  readonly at: number
  readonly bytes: Uint8Array
}

/** Content of a checked video file. */
export interface VideoFacts {
  readonly type: VideoType
  /** Displayed size in px. */
  readonly width: number
  readonly height: number
  readonly lengthMs: number
  /** Headers of the parts that players skip. */
  readonly patches: readonly Patch[]
  /** Contents of parts that no player needs, such as places and notes, which become zeros. */
  readonly blanks: readonly ByteRange[]
}
