import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { Waiting } from '../../../ui/waiting.tsx'
import type { RichTextProps } from './rich-text-editor.tsx'

const RichTextEditor = lazy(async () => ({
  default: (await loadChunk(() => import('./rich-text-editor.tsx'))).RichTextEditor,
}))

/** The rich text editor, loaded on first use. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<Waiting />}>
    <RichTextEditor {...props} />
  </Suspense>
)
