import { Alert, Button, Group, Text, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react'
import type { Article } from '@web2/contract/articles'
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { useAfterPaint } from '../../../lib/browser/use-after-paint.ts'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import type { RichTextHandle } from '../rich-text/rich-text-editor.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import { useArticle } from './use-article.ts'
import { createEditorAi } from '../suggestions/editor-ai.ts'
import { AskAi, AskAiButton } from '../suggestions/ask-ai.tsx'
import { FieldProposal } from '../suggestions/field-proposal.tsx'
import { ImproveScore } from '../suggestions/improve-score-button.tsx'
import { PreviewSide, ScoreSide } from '../score/scoring-cards.tsx'
import { showPlace } from '../score/highlight-range.ts'
import { useOtherArticles } from '../score/use-other-articles.ts'
import { useAccountHosts } from '../score/use-linkable-pages.ts'
import { useScore } from '../score/use-score.ts'
import { shownTitle } from './shown-title.ts'
import { ArticleSettings } from './article-settings.tsx'
import { ExportMenu } from './export-menu.tsx'
import { InternalLinks } from './internal-links.tsx'
import { ArticleConflict } from './changed-meanwhile.tsx'
import { MoreMenu } from './more-menu.tsx'
import { PublishMenu } from './publish-menu.tsx'
import { ReviewCard } from './origin/review-card.tsx'
import { SaveStatus } from './save-status.tsx'
import { SideCard } from './side-card.tsx'
import classes from './article-editor.module.css'

const VersionsDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./versions-dialog.tsx'))).VersionsDialog,
}))

interface WritingProps {
  /** Choice of how a new article is written. */
  readonly ways: ReactNode
  /** Initial article; null for a new one. */
  readonly article: Article | null
  /** The article as stored now. */
  readonly latest: Article | undefined
  readonly onSaved: (article: Article, isNew: boolean) => void
  /** Reopens the editor with this article. */
  readonly onReload: (article: Article | null) => void
}

/** Editor of an article: its text, its settings and its versions. */
export const ArticleEditor = ({ ways, article, latest, onSaved, onReload }: WritingProps) => {
  const { editor, form, initialText, begin, edited, save, saver, written, restored, discard } = useArticle({
    article,
    onSaved,
  })
  const ownPlaces = useAccountHosts()
  const others = useOtherArticles(form.values.keyword, latest?._id)
  const text = useRef<RichTextHandle>(null)
  /** The text as it is about to be drawn. */
  const coming = useRef<readonly string[] | null>(null)
  const { found, edited: rescore } = useScore(() => {
    const parts = coming.current ?? text.current?.parts() ?? [initialText]
    return { ...form.values, parts, ...(others && { others }), ...(ownPlaces && { ownPlaces }) }
  })
  useEffect(rescore, [form.values, others, ownPlaces, rescore])
  // the worker scores the text while this thread draws it
  const scoreComing = useCallback(
    (parts: readonly string[]) => {
      coming.current = parts
      rescore()
      coming.current = null
    },
    [rescore],
  )
  const [ai] = useState(createEditorAi)
  const asked = useRef({ id: latest?._id ?? null, values: form.values })
  useEffect(() => {
    asked.current = { id: latest?._id ?? null, values: form.values }
  })
  const askedArticle = useCallback(() => {
    const { id, values } = asked.current
    return { id, title: values.title, keyword: values.keyword }
  }, [])
  const root = useRef<HTMLFormElement>(null)
  const ready = useCallback(
    (handle: RichTextHandle) => {
      text.current = handle
      begin(handle)
      rescore()
    },
    [begin, rescore],
  )
  // title, text and score are painted first: the forms beside them take as long again
  const hasSide = useAfterPaint()
  const isNarrow = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false })
  const [versions, setVersions] = useState<{ title: string; text: string } | null>(null)
  const openVersions = async () => {
    if (saver && (await saver.save())) setVersions(written())
  }

  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <PageHeader
        title={article === null && latest === undefined ? 'Add article' : shownTitle(form.values)}
        isTitleBelow={article !== null || latest !== undefined}
      >
        {ways}
        <div className={classes.status}>{saver && <SaveStatus saver={saver} />}</div>
        {latest !== undefined && <PublishMenu articleId={latest._id} />}
        {latest !== undefined && isNarrow && (
          <MoreMenu
            article={() => ({ ...latest, ...written() })}
            canOpenVersions={Boolean(saver)}
            openVersions={() => void openVersions()}
          />
        )}
        {latest !== undefined && !isNarrow && <ExportMenu article={() => ({ ...latest, ...written() })} />}
        {latest !== undefined && !isNarrow && (
          <Button
            variant="default"
            disabled={!saver}
            leftSection={<IconHistory size={18} aria-hidden />}
            onClick={() => void openVersions()}
          >
            Versions
          </Button>
        )}
        <Button type="submit" leftSection={<IconDeviceFloppy size={18} aria-hidden />}>
          Save
        </Button>
      </PageHeader>
      {saver && <ArticleConflict saver={saver} latest={latest} written={written} onReload={onReload} />}
      {restored && (
        <Alert color="blue" variant="light" role="status" mb="md">
          <Group justify="space-between" gap="sm">
            <Text size="sm" flex="1 1 240px">
              We restored your unsaved changes.
            </Text>
            <Button size="xs" variant="default" onClick={() => onReload(discard())}>
              Discard
            </Button>
          </Group>
        </Alert>
      )}
      <div className={classes.page}>
        <div className={classes.main}>
          <TextInput
            aria-label="Title"
            placeholder="Title"
            className={classes.title ?? ''}
            maxLength={300}
            {...form.getInputProps('title')}
          />
          <FieldProposal proposals={ai.proposals} field="title" form={form} />
          <RichText
            initial={initialText}
            label="Text"
            placeholder="Write or paste from Word or Google Docs"
            keyword={form.values.keyword}
            onReady={ready}
            onEdit={edited}
            onText={scoreComing}
            lead={<AskAiButton ai={ai} />}
            below={
              editor && (
                <AskAi ai={ai} editor={editor} article={askedArticle} articleId={latest?._id ?? null} />
              )
            }
          />
        </div>
        <div className={classes.side}>
          <ScoreSide
            found={found}
            onShow={(place) => showPlace(place, text.current?.editor ?? null, root.current ?? document)}
          >
            <ImproveScore ai={ai} editor={editor} found={found} article={() => asked.current} />
          </ScoreSide>
          {hasSide && (
            <>
              <SideCard title="Settings">
                <ArticleSettings form={form} proposals={ai.proposals} />
              </SideCard>
              <PreviewSide found={found} values={form.values} />
              {editor && (
                <SideCard title="Internal links">
                  <InternalLinks editor={editor} />
                </SideCard>
              )}
              {latest !== undefined && saver && (
                <SideCard title="Review">
                  <ReviewCard article={latest} settle={saver.save} />
                </SideCard>
              )}
            </>
          )}
        </div>
      </div>
      {versions !== null && latest !== undefined && (
        <Suspense fallback={null}>
          <VersionsDialog
            article={latest}
            now={versions}
            onClose={() => setVersions(null)}
            onRestored={(back) => {
              setVersions(null)
              showSuccess('Version restored')
              onReload(back)
            }}
          />
        </Suspense>
      )}
    </form>
  )
}
