/** Words whose spelling misleads the count. */
const known: Readonly<Record<string, number>> = {
  area: 3,
  being: 2,
  business: 2,
  businesses: 3,
  create: 2,
  created: 3,
  evening: 2,
  every: 2,
  everything: 3,
  idea: 3,
  ideas: 3,
  people: 2,
  recipe: 3,
  science: 2,
  sometimes: 2,
  something: 2,
  somewhere: 2,
  vegetable: 4,
  wednesday: 2,
}

const isVowel = (letter: string | undefined): boolean => letter !== undefined && 'aeiouy'.includes(letter)

/** Adjacent vowels pronounced separately: "idea", "violet", "dual". */
const apart = new Set(['ia', 'io', 'iu', 'eo', 'ua', 'uo'])
/** Letters after which such a pair becomes one sound: "nation", "special", "region", "quality", "guard". */
const melting = new Set(['t', 's', 'c', 'g', 'q', 'x'])

const vowelSounds = (letters: string): number => {
  let sounds = 0
  for (let at = 0; at < letters.length; at += 1) {
    if (!isVowel(letters[at]) || (at === 0 && letters[0] === 'y')) continue
    const before = letters[at - 1]
    const joins = at > 0 && isVowel(before) && !(at === 1 && before === 'y')
    if (!joins || (apart.has(`${before}${letters[at]}`) && !melting.has(letters[at - 2] ?? ''))) sounds += 1
  }
  return sounds
}

/** Returns true if the final "e" is silent. */
const hasSilentEnding = (letters: string): boolean => {
  const [, third, second, last] = /(.)(.)(.)$/.exec(letters) ?? []
  if (last === 'e') return !isVowel(second) && !(second === 'l' && !isVowel(third))
  if (second !== 'e' || isVowel(third)) return false
  if (last === 'd') return third !== 't' && third !== 'd'
  return last === 's' && !/(?:[sxzcg]|[cs]h)es$/.test(letters) && !/[^aeiouy]les$/.test(letters)
}

/** Returns the syllables of one English word by its spelling; correct for about nine in ten words. */
export const syllablesOf = (word: string): number => {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '')
  const sure = Object.hasOwn(known, letters) ? known[letters] : undefined
  if (sure !== undefined) return sure
  return Math.max(1, vowelSounds(letters) - (letters.length > 3 && hasSilentEnding(letters) ? 1 : 0))
}
