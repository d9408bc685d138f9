import type { SiteCloud } from '@web2/contract/sites'
import { emptySection, trimmedSections, type CloudSection } from '../../sites/targets/cloud-section.ts'

/** Returns the destinations of a project as sections of its form. */
export const sectionsOfClouds = (clouds: readonly SiteCloud[]): readonly CloudSection[] => {
  if (clouds.length === 0) return trimmedSections()
  return clouds.map(({ cloud, accountLabel, storageId, buckets }, id) => {
    const chosen = buckets.map(({ bucket, newBucket, region }) => ({
      name: bucket,
      region: region ?? null,
      ...(newBucket ? { newBucket, isAddedManually: true } : {}),
    }))
    return {
      ...emptySection(id),
      cloud,
      accountLabel: accountLabel ?? null,
      storageId: storageId ?? null,
      buckets: chosen,
      added: chosen,
    }
  })
}
