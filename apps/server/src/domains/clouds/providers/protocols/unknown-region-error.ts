import type { CloudCapabilities } from '@web2/contract/clouds'
import type { Outcome } from '../../../../platform/outbound/outcome.ts'
import { failed } from '../cloud-failure.ts'

/** Returns a failure if the cloud has no such region; otherwise undefined. */
export const unknownRegion = (
  { regions, anyRegion }: CloudCapabilities,
  region: string,
): Outcome<never> | undefined =>
  anyRegion || regions.length === 0 || regions.some(({ id }) => id === region)
    ? undefined
    : failed({
        kind: 'bad-content',
        message: `“${region}” is not a region of this cloud. Choose one of its regions.`,
      })
