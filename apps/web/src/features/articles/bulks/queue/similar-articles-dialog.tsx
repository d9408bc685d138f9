import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Article, ArticleBulkRow } from '@web2/contract/articles'
import { sharedPassages, type SharedPassage } from '@web2/writing'
import { useMemo } from 'react'
import { sentenceFor } from '../../../../lib/api/errors.ts'
import { comparedText } from '../../generated-text/compared-text.ts'
import { Failure } from '../../../../ui/failure.tsx'
import { ButtonLink } from '../../../../ui/links.tsx'
import { TextColumns, type Marked } from '../../../../ui/text/text-columns.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import { articleText } from '../bulks-api.ts'
import { percent } from './row-columns.tsx'

type Span = SharedPassage['a']

const textOf = ({ title, text }: Article): string => `${title}\n${comparedText(text)}`

/** Splits a text into parts; the spans are shared by both texts. */
const marked = (text: string, spans: readonly Span[]): readonly Marked[] => {
  const parts: Marked[] = []
  let at = 0
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from < at) continue
    parts.push({ text: text.slice(at, from), mark: null }, { text: text.slice(from, to), mark: 'shared' })
    at = to
  }
  return [...parts, { text: text.slice(at), mark: null }].filter((part) => part.text !== '')
}

const Both = ({ own, other }: { readonly own: Article; readonly other: Article }) => {
  const [left, right] = [textOf(own), textOf(other)]
  const passages = useMemo(() => sharedPassages(left, right), [left, right])
  const words = passages.reduce((sum, passage) => sum + passage.words, 0)
  return (
    <>
      <Text size="sm">
        Both articles share {words.toLocaleString('en')} words in the same order, highlighted below.
      </Text>
      <TextColumns
        left={{
          label: 'This article',
          parts: marked(
            left,
            passages.map(({ a }) => a),
          ),
        }}
        right={{
          label: `“${other.title}”`,
          parts: marked(
            right,
            passages.map(({ b }) => b),
          ),
        }}
      />
    </>
  )
}

interface AlikeDialogProps {
  readonly row: ArticleBulkRow
  readonly onKeep: () => void
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** Dialog that compares an article of the bulk with the one it is similar to. */
export const CompareSimilarDialog = ({ row, onKeep, onAgain, onClose }: AlikeDialogProps) => {
  const own = useQuery({ ...articleText(row.articleId ?? ''), enabled: row.articleId !== null })
  const other = useQuery({ ...articleText(row.similarTo ?? ''), enabled: row.similarTo !== null })
  const failure = own.error ?? other.error
  const isGone = row.articleId === null || row.similarTo === null
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${row.similarity === null ? '' : `${percent(row.similarity)} similar: `}${row.keyword}`}
      size="xl"
    >
      <Stack>
        {failure !== null && (
          <Failure
            message={sentenceFor(failure)}
            onRetry={() => void Promise.all([own.refetch(), other.refetch()])}
          />
        )}
        {isGone && <Text size="sm">One of the articles was deleted.</Text>}
        {!isGone && failure === null && (own.isPending || other.isPending) && <Waiting />}
        {own.data && other.data && <Both own={own.data} other={other.data} />}
        <Group justify="flex-end">
          {row.similarTo !== null && (
            <ButtonLink variant="default" to="/articles/view-article" search={{ id: row.similarTo }}>
              Open other article
            </ButtonLink>
          )}
          {row.status === 'review' && (
            <>
              <Button variant="default" onClick={onAgain}>
                Regenerate
              </Button>
              <Button onClick={onKeep}>Keep</Button>
            </>
          )}
        </Group>
      </Stack>
    </Modal>
  )
}
