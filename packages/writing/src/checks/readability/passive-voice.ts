import { isPassive } from '../../english/passive.ts'
import type { Check } from '../check.ts'
import { textLocations } from '../text-ranges.ts'
import { percent } from '../pluralize.ts'

export const passiveVoice: Check = {
  id: 'passive-voice',
  group: 'readability',
  label: 'Passive voice',
  weight: 1,
  look: (study) => {
    if (!study.english || study.sentences.length === 0) return null
    const passive = study.sentences.filter(({ words }) => isPassive(words))
    const share = percent(passive.length, study.sentences.length)
    const found = { measured: share, places: textLocations(study, passive) }
    const told = `${share}% of the sentences use the passive voice`
    if (share <= 10) return { ...found, status: 'good', reason: `${told}; the maximum is 10%.` }
    return {
      ...found,
      status: share <= 15 ? 'could-be-better' : 'problem',
      reason: `${told}; the maximum is 10%. Name who acts: “we planted the roses”, not “the roses were planted”.`,
    }
  },
}
