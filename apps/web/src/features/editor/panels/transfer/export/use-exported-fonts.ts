import { useEffect, useState } from 'react'
import { loadChunk } from '../../../../../lib/chunks/load-chunk.ts'
import type { OwnFontFamily } from '@web2/contract/media'
import { ownFamiliesFor } from '../../../canvas/fonts/own-fonts.ts'
import { namesFonts } from '../../../canvas/fonts/show-fonts.ts'

type Writer = typeof import('./exported-fonts.ts')

interface ExportedFonts extends Writer {
  /** Families that the account uploaded, if the page may name any. */
  readonly own: readonly OwnFontFamily[]
}

export const loadExportedFonts = async (html: string): Promise<ExportedFonts> => {
  const [writer, own] = await Promise.all([
    loadChunk(() => import('./exported-fonts.ts')),
    ownFamiliesFor(html),
  ])
  return { ...writer, own }
}

/** Loads the catalog of fonts if exported HTML names one of its families; null without one. */
export const useExportedFonts = (html: string): ExportedFonts | null => {
  const [fonts, setFonts] = useState<ExportedFonts | null>(null)
  const isNeeded = namesFonts(html)
  useEffect(() => {
    let isGone = false
    if (isNeeded)
      loadExportedFonts(html).then(
        (loaded) => !isGone && setFonts(loaded),
        () => undefined,
      )
    return () => {
      isGone = true
    }
  }, [isNeeded, html])
  return isNeeded ? fonts : null
}
