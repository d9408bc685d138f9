/** Destinations of a site: the built-in host and object storages. */
export const cloudNames = [
  'builtin',
  's3',
  'awsS3',
  'azure',
  'bunny',
  'cloudflare',
  'DOSpace',
  'dreamhost',
  'github',
  'linode',
  'vultr',
] as const
export type CloudName = (typeof cloudNames)[number]
