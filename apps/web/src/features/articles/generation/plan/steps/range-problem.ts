import type { WordRange } from '@web2/contract/articles'

const least = 20
const most = 10_000

/** Returns why a word range can't be stored; null if it can. */
export const rangeProblem = ({ from, to }: WordRange): string | null => {
  if ([from, to].some((words) => words < least || words > most))
    return `Enter ${least} to ${most.toLocaleString('en-US')} words.`
  return from > to ? 'The first number must not exceed the second.' : null
}
