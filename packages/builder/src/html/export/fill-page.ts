import type { BindingData } from '../../bindings/data.ts'
import { inUrl } from '../../bindings/fill-url.ts'
import { escapeForReimport, fillPieces, type Lacks } from '../../bindings/placeholders.ts'
import { readText, type TextPieces } from '../../bindings/read-text.ts'
import { keepsPlaceholders, type ExportPage } from '../page.ts'
import type { AroundPiece } from './page-parts.ts'
import { emptyPhrase, type Place } from '../warnings.ts'

const noData: BindingData = {}

/** Text with placeholders, parsed once for all pages that show it. */
export interface Fillable {
  readonly typed: string
  readonly pieces: TextPieces
}

export const fillable = (typed: string): Fillable => ({ typed, pieces: readText(typed) })

/** Maximum number of texts that `sharedFillable` remembers. */
const mostRemembered = 32

const remembered = new Map<string, Fillable>()

/** `fillable` for texts in the heads of pages, which are often the same on all pages of a site. */
export const sharedFillable = (typed: string): Fillable => {
  if (!typed.includes('{')) return fillable(typed)
  const known = remembered.get(typed)
  if (known) return known
  if (remembered.size >= mostRemembered) remembered.clear()
  const made = fillable(typed)
  remembered.set(typed, made)
  return made
}

/** Returns callbacks that report missing data for the block around a text. */
export const lacksAt = (around: AroundPiece, place: Place): Lacks => ({
  missing: (what) => around.missing(what, place),
  fallen: (names) => around.warn(emptyPhrase(names, place)),
})

/**
 * Returns text for visitors: fills placeholders, and removes and reports those without a value. With
 * keepPlaceholders, everything stays as typed.
 */
export const fillText = ({ typed, pieces }: Fillable, page: ExportPage, lacks: Lacks): string =>
  keepsPlaceholders(page) ? escapeForReimport(typed) : fillPieces(pieces, page.data ?? noData, lacks)

/** Does the same for a URL. */
export const fillAddress = ({ typed, pieces }: Fillable, page: ExportPage, lacks: Lacks): string =>
  keepsPlaceholders(page) ? escapeForReimport(typed) : fillPieces(pieces, page.data ?? noData, lacks, inUrl)
