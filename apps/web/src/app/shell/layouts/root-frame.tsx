import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { prefetchParts } from '../../../lib/chunks/prefetch-parts.ts'
import { needOverlaysOnUse, overlaysNeeded } from '../../../lib/overlays.ts'
import { session } from '../../../lib/session/session.ts'
import { whenQuiet } from '../../../lib/browser/when-idle.ts'
import { ResumedDownloads } from '../resumed-downloads.tsx'
import { useRegionKeys } from './use-region-keys.ts'
import { SessionEffects } from '../session-effects.tsx'
import { VersionCheck } from '../version-check.tsx'

const Overlays = lazy(async () => ({
  default: (await loadChunk(() => import('../overlays.tsx'))).Overlays,
}))

/** Frame around every screen. Dialogs and snackbars are loaded when a signed-in user first needs them. */
export const RootFrame = () => {
  const { token } = session.use()
  useRegionKeys()
  const isOverlaid = overlaysNeeded.use()
  useEffect(needOverlaysOnUse, [])
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => setQuiet(true)), [])
  useEffect(() => (token === null ? undefined : prefetchParts()), [token])
  return (
    <>
      <SessionEffects />
      <VersionCheck />
      <Outlet />
      {token !== null && isQuiet && <ResumedDownloads />}
      {token !== null && isOverlaid && (
        <Suspense fallback={null}>
          <Overlays />
        </Suspense>
      )}
    </>
  )
}
