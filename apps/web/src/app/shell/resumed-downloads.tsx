import { useEffect } from 'react'
import { keptDownloads } from '../../features/publishing/downloads/pending-downloads.ts'
import { loadChunk } from '../../lib/chunks/load-chunk.ts'
import { session } from '../../lib/session/session.ts'

/** Resumes the zip downloads that were pending when this tab was reloaded, on any screen. */
export const ResumedDownloads = () => {
  const userId = session.use().user?._id
  useEffect(() => {
    if (userId === undefined || keptDownloads().length === 0) return
    void loadChunk(() => import('../../features/publishing/downloads/download-queue.ts')).then(
      ({ downloadQueue }) => downloadQueue.resume(),
    )
  }, [userId])
  return null
}
