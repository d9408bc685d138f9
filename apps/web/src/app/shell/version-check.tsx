import { appVersion, limits } from '@web2/contract/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { fetchVersion } from '../../lib/api/version.ts'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { watchVersion } from './version-watch.ts'

const NewVersionDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./new-version-dialog.tsx'))).NewVersionDialog,
}))

/** Asks every 10 minutes whether the server runs another version, and says so once. */
export const VersionCheck = () => {
  const [next, setNext] = useState<string | null>(null)

  useEffect(
    () =>
      watchVersion({
        current: appVersion,
        every: limits.versionCheckInterval,
        fetchVersion: async () => (await fetchVersion()).version,
        onNewVersion: setNext,
      }),
    [],
  )

  return (
    next !== null && (
      <Suspense fallback={null}>
        <NewVersionDialog version={next} />
      </Suspense>
    )
  )
}
