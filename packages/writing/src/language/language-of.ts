import { wordsOf } from '../text/words.ts'

/** Scripts that one or few languages have, with the language each stands for. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['ko', /\p{Script=Hangul}/u],
  ['zh', /\p{Script=Han}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['el', /\p{Script=Greek}/u],
  ['th', /\p{Script=Thai}/u],
  ['hi', /\p{Script=Devanagari}/u],
]

/** Common short words that distinguish languages in Latin script. */
const words: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: 'the of and to in is that for it you with are on this your we be as or from at by can will not have if our they when',
    de: 'der die das und ist nicht ein eine zu den mit von sie für auf es dem im sich auch wir ihr als wird werden oder bei nur wenn einen',
    fr: 'le la les des et est un une du pour que dans vous nous avec sur pas qui plus au ce sont par votre ou aux cette être ne se',
    es: 'el la los las de y que en un una es para con por no se su del más como lo al sus está son pero o si le',
    it: 'il la di che e un una per non è con i del le si da in gli alla dei della sono più nel come anche ma delle al lo',
    pt: 'o a os as de e que um uma para com não em do da por se mais dos das no na são como mas é seu ao ou sua',
    nl: 'de het een en van is in op dat te voor met zijn niet die aan er om ook als bij u wij je uw naar wordt deze of dan',
    pl: 'i w na z nie się do to jest że o jak po dla od są przez lub tym oraz ale które być czy ich już tylko może jego',
    sv: 'och att det som en på är av för med till den har inte ett om vi kan du från så eller när ska dina man vid',
  }).map(([language, list]) => [language, new Set(list.split(' '))]),
)

/** Fewer words tell too little. */
const least = 12
const sample = 400

/**
 * Returns the language of a text by its script or its common words, as a tag of two letters; null if it is short, mixed,
 * or of a language that is not known here. Cyrillic stands for 'ru', whatever its language.
 */
export const languageOf = (text: string): string | null => {
  const read = wordsOf(text).slice(0, sample)
  if (read.length < least) return null
  for (const [language, letters] of scripts) {
    const share = read.filter((word) => letters.test(word.text)).length / read.length
    // Japanese mixes its own letters with Chinese ones
    if (share > (language === 'ja' ? 0.15 : 0.5)) return language
  }
  const lower = read.map((word) => word.text.toLowerCase())
  const [best, second] = Object.entries(words)
    .map(([language, common]) => ({ language, count: lower.filter((word) => common.has(word)).length }))
    .toSorted((one, other) => other.count - one.count)
  if (!best || !second || best.count < read.length * 0.12 || best.count < second.count * 1.3) return null
  return best.language
}
