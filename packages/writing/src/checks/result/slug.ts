import { functionWords } from '../../english/function-words.ts'
import type { Check } from '../check.ts'
import { fieldPlace } from '../text-ranges.ts'
import { counted } from '../pluralize.ts'

const most = { letters: 75, words: 8 }

export const slugCheck: Check = {
  id: 'slug',
  group: 'result',
  label: 'Slug',
  weight: 1,
  look: (study) => {
    const slug = study.input.slug.trim()
    const places = [fieldPlace(study, 'slug')]
    if (slug === '')
      return {
        status: 'problem',
        measured: 0,
        reason: 'No slug set. Add one to get a readable URL.',
        places,
      }
    const words = slug.split(/[-_/\s]+/).filter(Boolean)
    const small = words.filter((word) => functionWords.has(word.toLowerCase()))
    if (slug.length > most.letters || words.length > most.words)
      return {
        status: 'could-be-better',
        measured: slug.length,
        reason: `The slug has ${counted(words.length, 'word')} and ${slug.length} characters. Shorten it to ${most.words} words and ${most.letters} characters.`,
        places,
      }
    if (small.length > 2)
      return {
        status: 'could-be-better',
        measured: slug.length,
        reason: `The slug has ${small.length} stop words (${small.slice(0, 5).join(', ')}). Remove some of them.`,
        places,
      }
    return {
      status: 'good',
      measured: slug.length,
      reason: `The slug has ${counted(words.length, 'word')} and ${slug.length} characters.`,
    }
  },
}
