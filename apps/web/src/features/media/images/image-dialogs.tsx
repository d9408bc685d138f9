import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { backgroundGenerationId } from '../image-generation/background-generations.ts'
import { imageRequest, type ImageRequest } from './pick-image.ts'

const SelectImageDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../image-search/select-image-dialog.tsx'))).SelectImageDialog,
}))

const GenerateImagesDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../image-generation/generate-images-dialog.tsx')))
    .GenerateImagesDialog,
}))

const EndOfGeneration = lazy(async () => ({
  default: (await loadChunk(() => import('../image-generation/generation-ended.tsx'))).EndOfGeneration,
}))

/** Dialogs for images, loaded on first use and shown over the screen that requested them. */
export const ImageDialogs = () => {
  const request = imageRequest.use()
  // the last request stays while its dialog closes
  const [shown, setShown] = useState<ImageRequest | null>(null)
  if (request !== null && request !== shown) setShown(request)
  const goingOn = backgroundGenerationId.use()
  if (shown === null) return null
  const Dialog = shown.dialog === 'select' ? SelectImageDialog : GenerateImagesDialog
  return (
    <Suspense fallback={null}>
      <Dialog
        opened={request !== null}
        options={shown.options}
        onAnswer={(picture) => request?.answer(picture)}
      />
      {goingOn !== null && <EndOfGeneration key={goingOn} id={goingOn} />}
    </Suspense>
  )
}
