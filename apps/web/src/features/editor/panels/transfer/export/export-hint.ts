import type { ExportFormat } from './export-text.ts'

const counted = (pictures: number): string => (pictures === 1 ? 'Its picture' : `Its ${pictures} pictures`)

/** Describes the purpose of an export format, and where the page's images are then. */
export const exportHint = (format: ExportFormat, pictures: number, host: string): string => {
  if (format === 'json')
    return 'Everything the editor knows of the page, to import it again here without any loss.'
  if (format === 'zip')
    return pictures === 0
      ? 'The page in a zip. It shows no pictures of the library, so the HTML alone would do.'
      : 'The page and its pictures in a zip: unpacked on any web server, it needs nothing of this installation.'
  const page = 'The page as visitors get it: one file for any web server.'
  if (pictures === 0) return page
  const [stay, them] = pictures === 1 ? ['stays', 'it'] : ['stay', 'them']
  return `${page} ${counted(pictures)} ${stay} on ${host.replace(/^https?:\/\//, '')}; “With pictures” takes ${them} along.`
}
