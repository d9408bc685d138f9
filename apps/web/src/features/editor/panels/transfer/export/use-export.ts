import { useQuery } from '@tanstack/react-query'
import { assetFinder } from '@web2/site'
import { useMemo, useState } from 'react'
import { fetchVersion } from '../../../../../lib/api/version.ts'
import { loadChunk } from '../../../../../lib/chunks/load-chunk.ts'
import { showError } from '../../../../../lib/snackbar.ts'
import { useBuilder } from '../../session/use-editor.ts'
import { titleWithoutOwn } from '../../page-settings/default-title.ts'
import {
  exportedPictures,
  exportLeavesOut,
  exportName,
  exportText,
  type ExportChoice,
} from './export-text.ts'
import { fetchPicture } from './fetch-image.ts'
import { downloadFile } from '../../../../../lib/files/download.ts'
import { outsideAddress } from './public-url.ts'
import { loadExportedFonts, useExportedFonts } from './use-exported-fonts.ts'

const types = { html: 'text/html;charset=utf-8', json: 'application/json' } as const

const pathsOf = (pictures: ReturnType<typeof exportedPictures>) =>
  new Map(pictures.map(({ standsFor, path }) => [standsFor, path]))

/** Returns the text of an export, and its download. */
export const useExport = (choice: ExportChoice) => {
  const { editor, opened } = useBuilder()
  const { origin } = window.location
  const version = useQuery({
    queryKey: ['version'],
    queryFn: fetchVersion,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const host = version.data ? outsideAddress(version.data.publicUrl, origin) : origin
  const [busy, setBusy] = useState(false)
  const title = titleWithoutOwn(opened)
  const { format, fills } = choice
  const pictures = useMemo(() => exportedPictures(editor), [editor])
  const missing = useMemo(() => exportLeavesOut(editor), [editor])

  const { text: plain, write } = useMemo(() => {
    const writeWith = (paths: ReadonlyMap<string, string>) => {
      const inZip = assetFinder(paths)
      const pictureAt = (url: string) => inZip(url) ?? (url.startsWith('/media/') ? host + url : undefined)
      return exportText(editor, { format, fills }, { title, pictureAt })
    }
    return { text: writeWith(format === 'zip' ? pathsOf(pictures) : new Map()), write: writeWith }
  }, [editor, format, fills, title, host, pictures])

  const fonts = useExportedFonts(format === 'json' ? '' : plain)
  const text = useMemo(
    () => fonts?.withFonts(plain, format === 'zip' ? 'zip' : { host }, fonts.own) ?? plain,
    [fonts, plain, format, host],
  )

  const downloadZip = async () => {
    setBusy(true)
    try {
      const { packPage } = await loadChunk(() => import('./pack-page.ts'))
      const { fontsForZip, withFonts, own } = await loadExportedFonts(plain)
      const files = [...pictures, ...fontsForZip(plain, own)]
      const { zip, missing } = await packPage(
        files,
        (paths) => withFonts(write(paths), 'zip', own),
        fetchPicture,
      )
      downloadFile(exportName(editor, choice, title), zip)
      if (missing.length > 0)
        showError(
          `${missing.length === 1 ? '1 image no longer exists and is' : `${missing.length} images no longer exist and are`} missing from the zip: ${missing
            .map((address) => address.slice(address.lastIndexOf('/') + 1))
            .join(', ')}. Replace them on the page.`,
        )
    } catch {
      showError('The images could not be loaded. Check your connection, then download again.')
    } finally {
      setBusy(false)
    }
  }
  const download = async () => {
    if (format === 'zip') return downloadZip()
    downloadFile(exportName(editor, choice, title), new Blob([text], { type: types[format] }))
  }
  return { text, host, pictures: pictures.length, leftOut: missing, busy, download }
}
