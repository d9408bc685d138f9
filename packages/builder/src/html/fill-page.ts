import type { BindingData } from '../bindings/data.ts'
import { fillUrl } from '../bindings/fill-url.ts'
import { asImportReads, fill, type Missing } from '../bindings/placeholders.ts'
import type { ExportPage, ExportWarning } from './page.ts'

const noData: BindingData = {}
const ignore = () => undefined

const warningOf = ({ name, known }: Missing): ExportWarning => ({
  code: known ? 'empty-placeholder' : 'unknown-placeholder',
  placeholder: name,
  message: known
    ? `{${name}} has no value for this page, so nothing is shown in its place. Fill in the field or take it out.`
    : `{${name}} is not a known placeholder, so nothing is shown in its place. Check its spelling.`,
})

const missingOf = (page: ExportPage): ((what: Missing) => void) => {
  const { warn } = page
  return warn ? (what) => warn(warningOf(what)) : ignore
}

/** Without any data nothing is meant to be filled. */
const keeps = ({ keepPlaceholders, data }: ExportPage): boolean => keepPlaceholders ?? data === undefined

/** Text for visitors: placeholders filled, those without a value gone and reported; or all left as typed. */
export const fillText = (text: string, page: ExportPage): string =>
  keeps(page) ? asImportReads(text) : fill(text, page.data ?? noData, missingOf(page))

/** The same for an address. */
export const fillAddress = (url: string, page: ExportPage): string =>
  keeps(page) ? asImportReads(url) : fillUrl(url, page.data ?? noData, missingOf(page))
