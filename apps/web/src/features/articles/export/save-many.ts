import { articles } from '../resources.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { zipped } from '../../../lib/files/zip.ts'
import { fileNameOf } from './article-file.ts'
import { contentOf, type ExportFormat } from './save-as.ts'

/** Maximum articles per zip file, because the browser keeps all of them in memory. */
export const mostExported = 500

/** Returns an unused file name: 'roses.md', then 'roses-2.md'. */
export const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const at = name.lastIndexOf('.')
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name.slice(0, at)}-${count}${name.slice(at)}`
    if (!taken.has(tried)) return tried
  }
}

/** Downloads articles as a zip file with one file each. */
export const saveManyAs = async (ids: readonly string[], format: ExportFormat): Promise<void> => {
  const files: Record<string, Uint8Array> = {}
  const taken = new Set<string>()
  for (const id of ids) {
    const article = await articles.get(id)
    const name = freeName(fileNameOf(article, format), taken)
    taken.add(name)
    files[name] = new Uint8Array(await (await contentOf(article, format)).arrayBuffer())
  }
  downloadFile('articles.zip', await zipped(files))
}
