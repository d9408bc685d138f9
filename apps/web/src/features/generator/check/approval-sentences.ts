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
    ...(texts > 0 ? [counted(texts, 'text')] : []),
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
  ]
  return [
    `${counted(pages, 'page')} in ${counted(sites, 'site')} ${pages === 1 ? 'is' : 'are'} made and published, each site at ${counted(places, 'place')}.`,
    ...(made.length > 0 ? [`For them ${made.join(' and ')} are made or searched for.`] : []),
    brakes.perDay === null
      ? 'All of them at once.'
      : `${counted(brakes.perDay, 'new page')} a day, by the days of ${brakes.timeZone}.`,
    brakes.noindex
      ? 'Search engines are asked not to list them until you say so.'
      : 'Search engines may list them at once.',
    `It stops by itself when more than ${brakes.stopAtErrors}% of its texts fail${brakes.stopAtCost === null ? '' : `, or when $${brakes.stopAtCost} was spent`}.`,
  ]
}

/** '12 of 12 pages are at least 80% similar to another page.' */
export const similarSentence = ({ alike, pages }: TooSimilar, from: number): string =>
  `${alike.toLocaleString('en')} of ${counted(pages, 'page')} ${alike === 1 ? 'is' : 'are'} at least ${percent(from)} similar to another page.`

/** Every place that sites go to: 'Built-in host', 'Backups / my-bucket'. */
export const placeNames = (clouds: readonly SiteCloud[]): readonly string[] =>
  clouds.flatMap(({ accountLabel = null, buckets }) =>
    buckets.length === 0
      ? [targetName({ accountLabel, bucket: null })]
      : buckets.map(
          ({ bucket, newBucket }) =>
            `${targetName({ accountLabel, bucket })}${newBucket ? ', which is made for it' : ''}`,
        ),
  )
