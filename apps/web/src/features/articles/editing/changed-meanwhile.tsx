import type { Article } from '@web2/contract/articles'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import type { ArticleSaver } from './article-saver.ts'
import { ConflictNotice } from './overtaken-notice.tsx'

const CompareDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./compare-dialog.tsx'))).CompareDialog,
}))

interface MeanwhileProps {
  readonly saver: ArticleSaver
  /** The article as stored now. */
  readonly latest: Article | undefined
  readonly written: () => { readonly title: string; readonly text: string }
  readonly onReload: (article: Article) => void
}

/** Notice of an edit conflict, with a dialog to choose between the versions. */
export const ArticleConflict = ({ saver, latest, written, onReload }: MeanwhileProps) => {
  const { phase, revision } = saver.state.use()
  const [mine, setMine] = useState<{ title: string; text: string } | null>(null)
  if (latest === undefined || revision === null || phase === 'saving' || latest.revision <= revision)
    return null
  return (
    <>
      <ConflictNotice isUnsaved={saver.isUnsaved()} onCompare={() => setMine(written())} />
      {mine !== null && (
        <Suspense fallback={null}>
          <CompareDialog
            theirs={{ label: 'Saved meanwhile', title: latest.title, text: latest.text }}
            mine={{ label: 'Yours', ...mine }}
            onClose={() => setMine(null)}
            onKeepMine={() => {
              setMine(null)
              saver.replace(latest.revision)
              void saver.save()
            }}
            onTakeTheirs={() => {
              setMine(null)
              saver.forget()
              onReload(latest)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
