import { awsRegions, type CloudCapabilities } from '@web2/contract'

export const awsS3Capabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  createBucket: true,
  bucketNoun: 'bucket',
  storages: false,
  websiteHosting: true,
  directoryIndex: true,
  https: false,
  acl: false,
  customDomain: true,
  cacheTimes: true,
  atomic: false,
  endpoint: true,
  regions: awsRegions,
  anyRegion: false,
  fields: [
    { name: 'accessKey', label: 'Access key ID', required: true, placeholder: 'AKIA…' },
    { name: 'secretKey', label: 'Secret access key', required: true },
    { name: 'region', label: 'Usual region', required: true },
    {
      name: 'endpoint',
      label: 'Endpoint',
      required: false,
      help: 'Leave empty for Amazon itself',
      placeholder: 'https://s3.example.com',
    },
  ],
  help:
    'Make an access key for an IAM user with s3:ListAllMyBuckets, s3:ListBucket, s3:CreateBucket, ' +
    's3:PutBucketPublicAccessBlock, s3:GetBucketPolicy, s3:PutBucketPolicy, s3:GetBucketWebsite, ' +
    's3:PutBucketWebsite, s3:PutObject and s3:DeleteObject.',
  notes: [
    'The bucket’s block of public access is taken away. For https, put CloudFront in front of the bucket.',
  ],
}
