import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../../lib/chunks/load-chunk.ts'

const FillImagesDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./fill-images-dialog.tsx'))).FillImagesDialog,
}))

/** The dialog that fills the places of pictures, loaded on first use. */
export const FillImages = ({ close }: { readonly close: () => void }) => (
  <Suspense fallback={null}>
    <FillImagesDialog close={close} />
  </Suspense>
)
