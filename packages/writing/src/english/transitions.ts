import type { Word } from '../text/words.ts'

/** Transition words and phrases, by meaning. */
const ties = {
  more: 'also, too, additionally, besides, furthermore, moreover, likewise, similarly, in addition, as well, on top of that, not only, what is more, equally',
  against:
    'but, however, although, though, yet, still, instead, nevertheless, nonetheless, otherwise, rather, unlike, whereas, while, despite, in spite of, on the other hand, on the contrary, in contrast, by contrast, even so, even though, even if, after all, at the same time, regardless',
  because:
    'because, since, so, therefore, thus, hence, consequently, accordingly, thereby, as a result, due to, owing to, thanks to, for this reason, for that reason, that is why, this is why, which means, this means, so that, in order to, in turn',
  when: 'first, firstly, second, secondly, third, thirdly, then, next, finally, lastly, later, before, after, afterward, afterwards, meanwhile, until, till, once, whenever, when, earlier, eventually, previously, subsequently, soon, as soon as, as long as, at first, at last, to begin with, to start with, from then on, in the meantime, in the end, by then, during',
  if: 'if, unless, provided that, in case, in that case, as long as, whether, given that, assuming',
  example:
    'for example, for instance, such as, like this, namely, in particular, particularly, especially, specifically, including, to illustrate, as an example, e.g',
  same: 'in other words, that is, in fact, indeed, of course, actually, clearly, obviously, naturally, certainly, above all, most importantly, more importantly, in general, generally, usually, for the most part, in practice, either way, in any case, at least, as you can see',
  end: 'overall, altogether, in short, in brief, in summary, in conclusion, to conclude, to sum up, all in all, on the whole, ultimately',
} as const

const phrases = new Map<string, (readonly string[])[]>()
for (const phrase of Object.values(ties).flatMap((list) => list.split(', '))) {
  const words = phrase.split(' ')
  const first = words[0]!
  phrases.set(first, [...(phrases.get(first) ?? []), words])
}

/** Returns true if an English sentence contains a transition word or phrase. */
export const hasTransition = (words: readonly Word[]): boolean => {
  const texts = words.map(({ text }) => text.toLowerCase())
  return texts.some((text, at) =>
    phrases.get(text)?.some((phrase) => phrase.every((word, next) => texts[at + next] === word)),
  )
}
