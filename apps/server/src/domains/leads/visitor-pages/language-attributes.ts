import { escapeAttribute } from '@web2/builder'
import { isFromTheRight } from '@web2/builder/leads'

const mainOf = (lang: string): string => (lang.split('-', 1)[0] ?? '').toLowerCase()

/** Returns ' lang' and ' dir' of a text in a page or part of another language; '' where nothing changes. */
export const languageAttributes = (lang: string, around: string): string => {
  if (lang === '' || mainOf(lang) === mainOf(around)) return ''
  const isFromRight = isFromTheRight(lang)
  const dir = isFromRight === isFromTheRight(around) ? '' : ` dir="${isFromRight ? 'rtl' : 'ltr'}"`
  return ` lang="${escapeAttribute(lang)}"${dir}`
}
