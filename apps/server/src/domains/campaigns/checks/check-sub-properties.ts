import { platformRules } from '@web2/campaigns'
import type { CampaignCheck, CampaignCheckFix } from '@web2/contract/campaigns'
import type { BusyDay, PlaceFact } from './plan-facts.ts'

const unreachable = (places: readonly PlaceFact[]): CampaignCheck[] => {
  const found = places.filter(({ isVerified }) => !isVerified)
  if (found.length === 0) return []
  const gone = found.filter(({ id }) => id === null)
  const names = found.filter(({ id }) => id !== null).map(({ name }) => name)
  const mend: CampaignCheckFix[] = found.flatMap(({ propertyId, propertyName }) =>
    propertyId === null ? [] : [{ kind: 'property', _id: propertyId, title: propertyName }],
  )
  const sentences = [
    ...(names.length > 0 ? [`Not verified: ${names.slice(0, 20).join(', ')}.`] : []),
    ...(gone.length > 0 ? ['A blog in this plan was deleted.'] : []),
  ]
  return [
    {
      kind: 'destinations',
      level: 'blocking',
      platform: null,
      finding: sentences.join(' '),
      rule: 'You can only publish to blogs whose ownership is verified.',
      mend: [...mend.slice(0, 20), { kind: 'step', step: 'targets' }],
    },
  ]
}

const tooMany = (days: readonly BusyDay[]): CampaignCheck[] =>
  days.flatMap(({ platform, posts, day, propertyName }): CampaignCheck[] => {
    const { title, postsPerDay, pastedPerDay } = platformRules[platform]
    const mend: CampaignCheckFix[] = [{ kind: 'step', step: 'schedule' }]
    if (postsPerDay !== null && posts > postsPerDay)
      return [
        {
          kind: 'rate',
          level: 'blocking',
          platform,
          finding: `${propertyName} has ${posts} posts on ${day}.`,
          rule: `${title} allows at most ${postsPerDay} posts per user a day.`,
          mend,
        },
      ]
    if (pastedPerDay !== null && posts > pastedPerDay)
      return [
        {
          kind: 'rate',
          level: 'warning',
          platform,
          finding: `${posts} posts on ${day} must be pasted into ${propertyName} manually.`,
          rule: `${title} has no posting API. We prepare each post for you to paste.`,
          mend,
        },
      ]
    return []
  })

/** Checks for unreachable sub-properties and for days with too many posts. */
export const checkSubProperties = (
  places: readonly PlaceFact[],
  days: readonly BusyDay[],
): CampaignCheck[] => [...unreachable(places), ...tooMany(days)]
