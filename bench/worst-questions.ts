import { filled, type Door } from './worst-door.ts'
import type { Attacker } from './worst-caller.ts'

const get = (attacker: Attacker, name: string, path: string): Door => ({
  name,
  prepare: async () => async () => (await attacker.send('GET', path)).status,
})

/** Endpoints for searches and lists. */
export const questions = (attacker: Attacker): Door[] => [
  get(
    attacker,
    'a search of 500 percent signs',
    `/api/naps?aboutUsBlurb[$search]=${encodeURIComponent(filled('%_', 500))}`,
  ),
  get(
    attacker,
    'a search of 500 backslashes',
    `/api/naps?businessName[$search]=${encodeURIComponent(filled('\\', 500))}`,
  ),
  get(attacker, 'a list from the 10^15th', '/api/naps?$skip=999999999999999'),
  get(attacker, 'a query string of 15,000 brackets', `/api/naps?a${filled('[a]', 14_000)}=1`),
  get(attacker, 'a query string of 5,000 fields', `/api/naps?${filled('a=1&', 14_000)}`),
  get(attacker, 'a thousand articles with their texts', '/api/articles?$limit=1000'),
]
