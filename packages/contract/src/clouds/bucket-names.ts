import { Type, type Static } from 'typebox'

/** Naming rules for a cloud's buckets. */
export const BucketNames = Type.Object({
  /** Regular expression that must match the whole name. */
  pattern: Type.String(),
  /** The rule as a sentence for the user, shown if a name breaks it. */
  rule: Type.String(),
})
export type BucketNames = Readonly<Static<typeof BucketNames>>

const length = (from: number, to: number) => `(?=.{${from},${to}}$)`

/** General purpose buckets of Amazon S3, whose rules most S3-compatible stores adopted; November 2026. */
export const s3BucketNames: BucketNames = {
  pattern:
    `^${length(3, 63)}(?!xn--|sthree-|amzn-s3-demo-)(?!.*(?:-s3alias|--ol-s3|\\.mrap|--x-s3|--table-s3)$)` +
    '(?!\\d+\\.\\d+\\.\\d+\\.\\d+$)[a-z0-9](?:\\.?[a-z0-9-])*(?<!-)$',
  rule:
    'Use 3 to 63 lowercase letters, digits, hyphens and single dots. Start and end with a letter or digit, ' +
    'and don’t use the format of an IP address.',
}

/** R2, and the S3 mode of stores that don't allow dots. */
export const plainBucketNames: BucketNames = {
  pattern: `^${length(3, 63)}[a-z0-9][a-z0-9-]*[a-z0-9]$`,
  rule: 'Use 3 to 63 lowercase letters, digits and hyphens. Start and end with a letter or digit.',
}

/** Containers of Azure Blob Storage; `$web` is the one served as a website. */
export const containerNames: BucketNames = {
  pattern: `^(?:\\$web|${length(3, 63)}[a-z0-9]+(?:-[a-z0-9]+)*)$`,
  rule: 'Use 3 to 63 lowercase letters, digits and single hyphens between them, or $web for the website.',
}

/** Storage zones of Bunny, whose names become part of host names. */
export const storageZoneNames: BucketNames = {
  pattern: `^${length(4, 63)}[A-Za-z0-9][A-Za-z0-9-]*[A-Za-z0-9]$`,
  rule: 'Use 4 to 63 letters, digits and hyphens. Start and end with a letter or digit.',
}

/** Repositories of GitHub. */
export const repositoryNames: BucketNames = {
  pattern: `^${length(1, 100)}(?!\\.{1,2}$)(?!.*\\.(?:git|wiki)$)[A-Za-z0-9._-]+$`,
  rule: 'Use up to 100 letters, digits, hyphens, underscores and dots. Don’t end with .git or .wiki.',
}

/**
 * Buckets older than today's rules may have other names, but never a slash, a blank or a letter beyond a to
 * z.
 */
const olderBucketNames = /^(?!\.{1,2}$)[A-Za-z0-9$._-]{1,255}$/

/** Returns the naming problem of a new bucket; null if its name is valid. */
export const newBucketProblem = (names: BucketNames, name: string): string | null =>
  new RegExp(names.pattern).test(name) ? null : names.rule

/** Returns the naming problem of an existing bucket; null if its name is valid. */
export const bucketNameProblem = (name: string): string | null =>
  olderBucketNames.test(name)
    ? null
    : 'This bucket name is not valid. Use only letters from a to z, digits, hyphens, underscores and dots.'
