import type { CloudCapabilities } from '@web2/contract'

export const builtinCapabilities: CloudCapabilities = {
  needsAccount: false,
  buckets: false,
  directoryIndex: true,
  https: false,
  atomic: false,
  endpoint: false,
}
