import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { showError } from '../../../lib/snackbar.ts'
import { fileNameOf, htmlFile, type ExportedArticle } from './article-file.ts'

export const exportFormats = ['html', 'md', 'docx'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const formatLabels: Readonly<Record<ExportFormat, string>> = {
  html: 'HTML',
  md: 'Markdown',
  docx: 'Word (DOCX)',
}

/** Returns the article as a file of the format. */
export const contentOf = async (article: ExportedArticle, format: ExportFormat): Promise<Blob> => {
  const { origin } = location
  if (format === 'html') return new Blob([htmlFile(article, origin)], { type: 'text/html' })
  if (format === 'md') {
    const { markdownFile } = await loadChunk(() => import('./markdown-file.ts'))
    return new Blob([markdownFile(article, origin)], { type: 'text/markdown' })
  }
  const [{ docxFile }, { filePictures }] = await Promise.all([
    loadChunk(() => import('./docx-file.ts')),
    loadChunk(() => import('./file-images.ts')),
  ])
  const { pictures, missing } = await filePictures(article.text)
  if (missing.length > 0)
    showError(
      `${missing.length === 1 ? 'An image' : `${missing.length} images`} could not be read, so the file only names ${missing.length === 1 ? 'it' : 'them'}.`,
    )
  return docxFile(article, pictures)
}

/** Downloads the article as a file of the format. */
export const saveAs = async (article: ExportedArticle, format: ExportFormat): Promise<void> =>
  downloadFile(fileNameOf(article, format), await contentOf(article, format))
