import type { CloudCapabilities } from '@web2/contract'

export const githubCapabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'repository',
  storages: false,
  websiteHosting: true,
  directoryIndex: true,
  https: true,
  acl: false,
  customDomain: true,
  cacheTimes: false,
  atomic: true,
  endpoint: false,
  regions: [],
  anyRegion: false,
  fields: [
    { name: 'secretKey', label: 'Personal access token', required: true, placeholder: 'github_pat_…' },
    {
      name: 'accountName',
      label: 'Owner',
      required: false,
      help: 'An organisation; leave empty for your own repositories',
    },
  ],
  help:
    'Make a fine-grained token with Contents and Pages: read and write, for the repositories to publish to. ' +
    'To create repositories it needs Administration: read and write as well.',
  notes: [
    'Sites go to the branch gh-pages, one commit per publication. The repository must be public, unless the plan has Pages for private ones.',
    'GitHub’s terms do not allow Pages as free hosting for an online business or shop.',
  ],
}
