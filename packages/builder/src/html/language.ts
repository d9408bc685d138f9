import type { Attributes } from '../tree/record.ts'

/** Right-to-left languages and scripts (CLDR, character order). */
const fromTheRight = new Set('ar arc ckb dv fa he ks ps sd ug ur yi arab hebr thaa'.split(' '))

/** Returns true for the tag of a language that is written from the right: 'ar', 'pa-Arab'. */
export const isFromTheRight = (lang: string): boolean => {
  const [language = '', script = ''] = lang.toLowerCase().split('-')
  return script.length === 4 ? fromTheRight.has(script) : fromTheRight.has(language)
}

/** Returns the attributes of `html` with a language and its writing direction; '' removes both. */
export const withLanguage = ({ lang: _lang, dir, ...others }: Attributes, lang: string): Attributes => {
  const direction = isFromTheRight(lang) ? 'rtl' : dir === 'rtl' ? undefined : dir
  return {
    ...others,
    ...(lang === '' ? {} : { lang }),
    ...(direction === undefined ? {} : { dir: direction }),
  }
}
