import { articles } from '../resources.ts'
import { downloadFile } from '../../../lib/files/download.ts'
import { zipped } from '../../../lib/files/zip.ts'
import { fileNameOf } from './article-file.ts'
import { contentOf, type ExportFormat } from './save-as.ts'

/** Articles of one zip file: the browser holds all of them in memory. */
export const mostExported = 500

/** 'roses.md', and 'roses-2.md' for the next one of that name. */
export const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const at = name.lastIndexOf('.')
  for (let count = 1; ; count += 1) {
    const tried = count === 1 ? name : `${name.slice(0, at)}-${count}${name.slice(at)}`
    if (!taken.has(tried)) return tried
  }
}

/** Downloads articles as a zip file, each as a file of that format. */
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
