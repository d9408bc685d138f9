import type { CloudCapabilities } from '@web2/contract'

export const s3Capabilities: CloudCapabilities = {
  needsAccount: true,
  buckets: true,
  directoryIndex: false,
  https: true,
  atomic: false,
  endpoint: true,
}
