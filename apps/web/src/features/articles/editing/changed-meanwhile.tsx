import type { Article } from '@web2/contract/articles'
import { lazy, Suspense, useState } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import type { ArticleSaver } from './article-saver.ts'
import { Alert, Button, Group, Text } from '@mantine/core'

/** Notice that another user saved the open article. */
const ConflictNotice = ({ onCompare, isUnsaved }: { onCompare: () => void; isUnsaved: boolean }) => (
  <Alert color="yellow" variant="light" role="alert" mb="md">
    <Group justify="space-between" gap="sm">
      <Text size="sm" flex="1 1 240px">
        Someone else edited this article.
        {isUnsaved && ' Your changes are safe here but not saved. Compare the versions to choose one.'}
      </Text>
      <Button size="xs" variant="default" onClick={onCompare}>
        Compare
      </Button>
    </Group>
  </Alert>
)

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
            theirs={{ label: 'Saved version', title: latest.title, text: latest.text }}
            mine={{ label: 'Your version', ...mine }}
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
