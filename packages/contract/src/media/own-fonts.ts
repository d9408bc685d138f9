import { Type } from 'typebox'
import type { Page } from '../core/record.ts'
import type { MediaUse } from './media.ts'

/** Bytes of one uploaded font. */
export const ownFontBytes = 10_000_000
/** Families of an account, and files of one upload. */
export const mostOwnFonts = 200
export const ownFontsAtOnce = 30
export const ownFontNameLength = 60

/** A family that the account uploaded, in the form of the site renderer's catalog. */
export interface OwnFontFamily {
  readonly id: string
  /** Name in CSS, which stays when the family is renamed: 'Garden Own 1f2e3d4c'. */
  readonly name: string
  readonly kind: 'sans-serif' | 'serif' | 'monospace'
  readonly package: ''
  /** Changes with every file. */
  readonly version: string
  readonly axis: 'wght' | null
  readonly weightRange: readonly [number, number] | null
  readonly weights: { readonly normal: readonly number[]; readonly italic: readonly number[] | null }
  readonly subsets: Readonly<Record<string, number>>
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  readonly fallback: 'sans-serif' | 'serif' | 'monospace'
  readonly widths: OwnFontFamily['weights']
  readonly own: {
    readonly ranges: Readonly<Record<string, string>>
    /** Addresses of the files, by subset, weight and style: 'latin 400 normal'. */
    readonly files: Readonly<Record<string, string>>
  }
}

/** One uploaded file. */
export interface OwnFontFace {
  readonly style: 'normal' | 'italic'
  readonly weight: number
  /** Highest weight of a variable font. */
  readonly weightMax: number | null
  /** Bytes of what is stored. */
  readonly size: number
  /** Its maker forbids to leave out characters, so sites publish it whole. */
  readonly isWhole: boolean
  /** Who confirmed the license for the web; null after they were deleted. */
  readonly confirmedBy: string | null
  readonly confirmedAt: string
}

export interface OwnFont {
  readonly _id: string
  /** Name for people. */
  readonly name: string
  readonly family: OwnFontFamily
  readonly faces: readonly OwnFontFace[]
  /** Pages, sections and themes that use it; only for a single family. */
  readonly uses?: MediaUse
}

export const OwnFontPatch = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: ownFontNameLength, pattern: '\\S' }) },
  { additionalProperties: false },
)
export type OwnFontPatch = Type.Static<typeof OwnFontPatch>

/** POST /own-fonts takes files as multipart/form-data, after the field `license` with the text `confirmed`. */
export const OwnFontUpload = Type.Object({}, { additionalProperties: false })
export type OwnFontUpload = Type.Static<typeof OwnFontUpload>

export interface OwnFontsUploaded {
  readonly uploaded: readonly OwnFont[]
  readonly failed: readonly { readonly file: string; readonly msg: string }[]
}

declare module '../core/resources.ts' {
  interface Resources {
    'own-fonts': {
      record: OwnFont
      found: Page<OwnFont>
      create: OwnFontUpload
      created: OwnFontsUploaded
      patch: OwnFontPatch
    }
  }
}
