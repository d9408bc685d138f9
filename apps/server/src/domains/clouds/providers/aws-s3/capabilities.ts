import { awsRegions, type CloudCapabilities } from '@web2/contract/clouds'
import { websiteCloud } from '../account-cloud.ts'
import { optionalField, requiredField } from '../account-fields.ts'

export const awsS3Capabilities: CloudCapabilities = {
  ...websiteCloud,
  https: false,
  regions: awsRegions,
  fields: [
    requiredField('accessKey', 'Access key ID', { placeholder: 'AKIA…' }),
    requiredField('secretKey', 'Secret access key'),
    requiredField('region', 'Default region'),
    optionalField('endpoint', 'Endpoint', {
      help: 'Leave empty for Amazon S3',
      placeholder: 'https://s3.example.com',
    }),
  ],
  help:
    'Create an access key for an IAM user with the permissions s3:ListAllMyBuckets, s3:ListBucket, s3:CreateBucket, ' +
    's3:PutBucketPublicAccessBlock, s3:GetBucketPolicy, s3:PutBucketPolicy, s3:GetBucketWebsite, ' +
    's3:PutBucketWebsite, s3:PutObject and s3:DeleteObject.',
  notes: ['Block Public Access is turned off for the bucket. For HTTPS, put CloudFront in front of it.'],
}
