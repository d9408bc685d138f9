import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { prefetchParts } from '../../../lib/chunks/prefetch-parts.ts'
import { session } from '../../../lib/session/session.ts'
import { whenQuiet } from '../../../lib/browser/when-idle.ts'
import { ResumedDownloads } from '../resumed-downloads.tsx'
import { useRegionKeys } from './use-region-keys.ts'
import { SessionEffects } from '../session-effects.tsx'
import { VersionCheck } from '../version-check.tsx'

const Overlays = lazy(async () => ({
  default: (await loadChunk(() => import('../overlays.tsx'))).Overlays,
}))

/** Frame around every screen; a guest's first screen loads neither dialogs nor snackbars. */
export const RootFrame = () => {
  const { token } = session.use()
  useRegionKeys()
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  useEffect(() => (token === null ? undefined : prefetchParts()), [token])
  return (
    <>
      <SessionEffects />
      <VersionCheck />
      <Outlet />
      {token !== null && isQuiet && (
        <Suspense fallback={null}>
          <Overlays />
          <ResumedDownloads />
        </Suspense>
      )}
    </>
  )
}
