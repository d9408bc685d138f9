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
    optionalField('accountName', 'Owner', { help: 'An organisation; leave empty for your own repositories' }),
  ],
  help:
    'Make a fine-grained token with Contents and Pages: read and write, for the repositories to publish to. ' +
    'To create repositories it needs Administration: read and write as well.',
  notes: [
    'Sites go to the branch gh-pages, one commit per publication. The repository must be public, unless the plan has Pages for private ones.',
    'GitHub’s terms do not allow Pages as free hosting for an online business or shop.',
  ],
}
