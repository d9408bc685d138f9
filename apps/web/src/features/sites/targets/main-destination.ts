import type { Destination, SiteSummary, SiteTarget } from '@web2/contract/sites'
import type { CloudSection } from './cloud-section.ts'
import { targetName } from './target-names.ts'

/** A destination that can be the main one, under the name people know it by. */
export interface DestinationChoice {
  readonly key: string
  readonly name: string
  readonly destination: Destination
}

type Named = Pick<SiteTarget, 'cloud' | 'accountLabel' | 'storageId' | 'bucket'>

const choiceOf = ({ cloud, accountLabel, storageId, bucket }: Named): DestinationChoice => ({
  key: JSON.stringify([cloud, accountLabel, storageId, bucket]),
  name: targetName({ accountLabel, bucket }),
  destination: { cloud, accountLabel, storageId, bucket },
})

const namedIn = (sections: readonly CloudSection[]): Named[] =>
  sections.flatMap(({ cloud, accountLabel, storageId, buckets }): Named[] => {
    if (cloud === null) return []
    if (cloud === 'builtin') return [{ cloud, accountLabel: null, storageId: null, bucket: null }]
    return buckets.map(({ name }) => ({ cloud, accountLabel, storageId, bucket: name }))
  })

/** Where a site is live and where it is about to go, each once. */
export const destinationChoices = (
  sections: readonly CloudSection[],
  targets: readonly SiteTarget[] = [],
): DestinationChoice[] => {
  const live = targets.filter(({ publishedAt }) => publishedAt !== null)
  return [...new Map([...live, ...namedIn(sections)].map(choiceOf).map((each) => [each.key, each])).values()]
}

type Destinations = Pick<SiteSummary, 'primaryTargetId' | 'targets'>

/** The site's main destination at present; undefined before its first publication unless one was chosen. */
export const mainTarget = ({ primaryTargetId, targets }: Destinations): SiteTarget | undefined =>
  targets.find(({ _id }) => _id === primaryTargetId) ?? targets.find(({ url }) => url !== null)

export const mainChoice = (site: Destinations): DestinationChoice | null => {
  const main = mainTarget(site)
  return main ? choiceOf(main) : null
}

/** The choice of that key, or the first one there is. */
export const chosenOr = (
  choices: readonly DestinationChoice[],
  key: string | null,
): DestinationChoice | undefined => choices.find((each) => each.key === key) ?? choices[0]
