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
        reason: 'There is no slug: the address has no words in it.',
        places,
      }
    const words = slug.split(/[-_/\s]+/).filter(Boolean)
    const small = words.filter((word) => functionWords.has(word.toLowerCase()))
    if (slug.length > most.letters || words.length > most.words)
      return {
        status: 'could-be-better',
        measured: slug.length,
        reason: `The slug has ${counted(words.length, 'word')} and ${slug.length} characters. Up to ${most.words} words and ${most.letters} characters are easy to read and share.`,
        places,
      }
    if (small.length > 2)
      return {
        status: 'could-be-better',
        measured: slug.length,
        reason: `The slug has ${small.length} small words (${small.slice(0, 5).join(', ')}) that say nothing of the subject.`,
        places,
      }
    return {
      status: 'good',
      measured: slug.length,
      reason: `The slug has ${counted(words.length, 'word')} and ${slug.length} characters.`,
    }
  },
}
