import {
  bucketNameProblem,
  newBucketProblem,
  type CloudCapabilities,
  type CloudRegion,
} from '@web2/contract/clouds'
import { messages } from '@web2/contract/core'

/** The form of a new bucket. */
export interface BucketValues {
  name: string
  region: string
}

/** Default region of a bucket. */
const usualRegion = 'us-east-1'

/** GitHub has no regions to choose; a store of an unknown kind takes any. */
export const asksRegion = (
  { anyRegion }: Pick<CloudCapabilities, 'anyRegion'>,
  regions: readonly CloudRegion[],
): boolean => anyRegion || regions.length > 0

export const emptyBucket = (
  { anyRegion }: Pick<CloudCapabilities, 'anyRegion'>,
  regions: readonly CloudRegion[],
): BucketValues => ({ name: '', region: regions[0]?.id ?? (anyRegion ? usualRegion : '') })

const nameProblem = (name: string, present: readonly string[], rule: (name: string) => string | null) => {
  const typed = name.trim()
  if (typed === '') return messages.required
  return present.includes(typed) ? messages.bucketNameTaken : rule(typed)
}

const named = (problem: string | null): Partial<BucketValues> => (problem === null ? {} : { name: problem })

/** Returns why a new bucket is invalid, by field. */
export const newBucketProblems = (
  { name, region }: BucketValues,
  capabilities: Pick<CloudCapabilities, 'anyRegion' | 'bucketNames'>,
  regions: readonly CloudRegion[],
  present: readonly string[],
): Partial<BucketValues> => ({
  ...named(nameProblem(name, present, (typed) => newBucketProblem(capabilities.bucketNames, typed))),
  ...(asksRegion(capabilities, regions) && region.trim() === '' ? { region: messages.required } : {}),
})

/** Returns why the name of an existing bucket is invalid, by field. */
export const knownBucketProblems = ({ name }: BucketValues, present: readonly string[]) =>
  named(nameProblem(name, present, bucketNameProblem))
