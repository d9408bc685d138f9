import type { TooSimilar, Turbo, TurboPlan } from '@web2/contract/generator'
import type { SiteCloud } from '@web2/contract/sites'
import { counted } from '../../../lib/text/counted.ts'
import { targetName } from '../../sites/targets/target-names.ts'
import { percent } from '../percent.ts'

/** Returns the consequences of an approval as sentences. */
export const approvalSentences = (
  { brakes }: Pick<Turbo, 'brakes'>,
  plan: Pick<TurboPlan, 'pages' | 'sites' | 'places' | 'texts' | 'pictures'>,
): readonly string[] => {
  const { pages, sites, places, texts, pictures } = plan
  const made = [
    ...(texts > 0 ? [counted(texts, 'AI text')] : []),
    ...(pictures > 0 ? [counted(pictures, 'image')] : []),
  ]
  return [
    `${counted(pages, 'page')} in ${counted(sites, 'site')} ${pages === 1 ? 'is' : 'are'} generated${sites === 1 ? ' and' : ', and each site is'} published to ${counted(places, 'destination')}.`,
    ...(made.length > 0 ? [`This includes ${made.join(' and ')}.`] : []),
    brakes.perDay === null
      ? 'All pages are published at once.'
      : `${counted(brakes.perDay, 'page')} ${brakes.perDay === 1 ? 'is' : 'are'} published per day (${brakes.timeZone}).`,
    brakes.noindex
      ? 'Search engines can’t index the pages until you allow it.'
      : 'Search engines can index the pages right away.',
    `The project stops if more than ${brakes.stopAtErrors}% of its texts fail${brakes.stopAtCost === null ? '' : ` or its cost reaches $${brakes.stopAtCost}`}.`,
  ]
}

/** '12 of 12 pages are at least 80% similar to another page.' */
export const similarSentence = ({ alike, pages }: TooSimilar, from: number): string =>
  `${alike.toLocaleString('en')} of ${counted(pages, 'page')} ${alike === 1 ? 'is' : 'are'} at least ${percent(from)} similar to another page.`

/** Returns the names of all destinations: 'Built-in host', 'Backups / my-bucket'. */
export const placeNames = (clouds: readonly SiteCloud[]): readonly string[] =>
  clouds.flatMap(({ accountLabel = null, buckets }) =>
    buckets.length === 0
      ? [targetName({ accountLabel, bucket: null })]
      : buckets.map(
          ({ bucket, newBucket }) =>
            `${targetName({ accountLabel, bucket })}${newBucket ? ' (new bucket)' : ''}`,
        ),
  )
