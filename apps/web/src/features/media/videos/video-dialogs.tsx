import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { videoRequest } from './pick-video.ts'

const SelectVideoDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./select-video-dialog.tsx'))).SelectVideoDialog,
}))

/** The dialog for videos, loaded on first use. */
export const VideoDialogs = () => {
  const request = videoRequest.use()
  // the dialog stays while it closes
  const [wasAsked, setWasAsked] = useState(false)
  if (request !== null && !wasAsked) setWasAsked(true)
  if (!wasAsked) return null
  return (
    <Suspense fallback={null}>
      <SelectVideoDialog opened={request !== null} onAnswer={(video) => request?.answer(video)} />
    </Suspense>
  )
}
