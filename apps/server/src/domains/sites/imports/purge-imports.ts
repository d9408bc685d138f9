import { limits } from '@web2/contract/core'
import type { AppContext } from '../../../platform/context.ts'
import { largeFiles } from '../../../platform/object-storage/large-files.ts'

/** Deletes orphaned uploads of killed processes. */
export const purgeImports = async ({ config, now }: Pick<AppContext, 'config' | 'now'>): Promise<void> => {
  const before = new Date(now().getTime() - limits.downloadKept)
  const files = largeFiles(config)
  await files.purge('imports', async (found) => found.filter(({ writtenAt }) => writtenAt < before))
  await files.purgeUnfinished('imports', before)
}
