interface Script {
  readonly name: string
  readonly letters: RegExp
  /** Languages that are written in it. */
  readonly languages: readonly string[]
}

const scripts: readonly Script[] = [
  {
    name: 'Cyrillic',
    letters: /\p{Script=Cyrillic}/gu,
    languages: ['ru', 'uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'mn', 'tg'],
  },
  { name: 'Chinese', letters: /\p{Script=Han}/gu, languages: ['zh', 'ja', 'ko', 'yu'] },
  { name: 'Japanese', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, languages: ['ja'] },
  { name: 'Korean', letters: /\p{Script=Hangul}/gu, languages: ['ko'] },
  { name: 'Arabic', letters: /\p{Script=Arabic}/gu, languages: ['ar', 'fa', 'ur', 'ps', 'ku', 'ug'] },
  { name: 'Hebrew', letters: /\p{Script=Hebrew}/gu, languages: ['he', 'yi'] },
  { name: 'Thai', letters: /\p{Script=Thai}/gu, languages: ['th'] },
  { name: 'Greek', letters: /\p{Script=Greek}/gu, languages: ['el'] },
  { name: 'Devanagari', letters: /\p{Script=Devanagari}/gu, languages: ['hi', 'mr', 'ne', 'sa'] },
]

/** Returns the script of most letters of a text, unless it is the Latin one or unclear. */
export const scriptOf = (text: string): Pick<Script, 'name' | 'languages'> | undefined => {
  const total = text.match(/\p{L}/gu)?.length ?? 0
  if (total < 10) return undefined
  return scripts.find(({ letters }) => (text.match(letters)?.length ?? 0) > total / 2)
}
