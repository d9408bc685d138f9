export {
  BucketNames,
  bucketNameProblem,
  containerNames,
  newBucketProblem,
  plainBucketNames,
  repositoryNames,
  s3BucketNames,
  storageZoneNames,
} from './bucket-names.ts'
export {
  awsRegions,
  azureRegions,
  bunnyRegions,
  oneRegion,
  r2Regions,
  spacesRegions,
  vultrRegions,
} from './cloud-regions.ts'
export {
  Bucket,
  CloudAccount,
  CloudAccountCreate,
  CloudAccountData,
  CloudAccountPatch,
  CloudSetting,
  ObjectStorage,
  type CloudAccountTest,
} from './cloud-setting.ts'
export {
  CloudCapabilities,
  CloudField,
  cloudKeyNames,
  cloudLimits,
  CloudRegion,
  type CloudFieldName,
  type CloudKeyName,
} from './clouds.ts'
