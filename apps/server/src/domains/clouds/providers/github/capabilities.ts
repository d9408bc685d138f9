import { repositoryNames, type CloudCapabilities } from '@web2/contract/clouds'
import { websiteCloud } from '../account-cloud.ts'
import { optionalField, requiredField } from '../account-fields.ts'

export const githubCapabilities: CloudCapabilities = {
  ...websiteCloud,
  bucketNoun: 'repository',
  bucketNames: repositoryNames,
  cacheTimes: false,
  atomic: true,
  endpoint: false,
  fields: [
    requiredField('secretKey', 'Personal access token', { placeholder: 'github_pat_…' }),
    optionalField('accountName', 'Owner', { help: 'An organization; leave empty for your own repositories' }),
  ],
  help:
    'Create a fine-grained token with Contents and Pages (read and write) for the repositories to publish to. ' +
    'To create repositories, it also needs Administration (read and write).',
  notes: [
    'Sites are published to the gh-pages branch, one commit per publication. The repository must be public, unless your plan has Pages for private repositories.',
    'GitHub’s terms don’t allow Pages as free hosting for an online business or shop.',
  ],
}
