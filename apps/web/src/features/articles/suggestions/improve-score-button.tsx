import { Alert, Button, Group, Loader, Text } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import type { Editor } from '@tiptap/react'
import type { ImprovedField } from '@web2/contract/articles'
import { useEffect, useRef } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import { counted } from '../../../lib/text/counted.ts'
import type { LiveScore } from '../score/use-score.ts'
import type { EditorAi } from './editor-ai.ts'

interface ImproveScoreProps {
  readonly ai: EditorAi
  readonly editor: Editor | null
  readonly found: LiveScore['found']
  readonly article: () => {
    readonly id: string | null
    readonly values: Record<ImprovedField | 'keyword', string>
  }
}

const failed = (ai: EditorAi, sentence: string) => ai.improving.set({ phase: 'failed', sentence })

/** Asks AI to propose changes for the failed checks of the score. */
export const ImproveScore = ({ ai, editor, found, article }: ImproveScoreProps) => {
  const { score } = found.use()
  const state = ai.improving.use()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const isGood = score === null || score.words === 0 || score.checks.every(({ status }) => status === 'good')
  if (!editor || isGood) return null

  const improve = async () => {
    const own = new AbortController()
    running.current = own
    const stop = () => {
      own.abort()
      ai.improving.set({ phase: 'idle' })
    }
    ai.improving.set({ phase: 'asking', stop })
    try {
      const { improvableChecks, improveScore } = await loadChunk(() => import('./improve-score.ts'))
      if (improvableChecks(score.checks).length === 0)
        return failed(
          ai,
          'AI can’t pass the remaining checks. They need new content, such as links or images.',
        )
      const { id, values } = article()
      const { title, slug, metaTitle, metaDescription, keyword } = values
      const improved = await improveScore({
        editor,
        articleId: id,
        values: { title, slug, metaTitle, metaDescription, keyword },
        checks: score.checks,
        signal: own.signal,
      })
      if (own.signal.aborted) return
      if ('failed' in improved) return failed(ai, improved.failed)
      ai.isUsed.set(true)
      ai.proposals.set(improved.fields)
      ai.improving.set({ phase: 'done', count: improved.count, origin: improved.origin })
    } catch (error) {
      if (!own.signal.aborted) failed(ai, sentenceFor(error))
    }
  }

  if (state.phase === 'asking')
    return (
      <Group justify="space-between" mt="sm" wrap="nowrap">
        <Group gap="xs" role="status" wrap="nowrap">
          <Loader size="xs" aria-hidden />
          <Text size="sm" c="dimmed">
            Looking for improvements…
          </Text>
        </Group>
        <Button size="xs" variant="default" onClick={state.stop}>
          Stop
        </Button>
      </Group>
    )
  return (
    <>
      {state.phase === 'failed' && (
        <Alert color="red" variant="light" role="alert" mt="sm" p="xs">
          <Text size="sm">{state.sentence}</Text>
        </Alert>
      )}
      {state.phase === 'done' && (
        <Text size="sm" mt="sm" role="status">
          {state.count === 0
            ? 'No changes suggested.'
            : `${counted(state.count, 'suggestion')} in the text and its fields.`}
        </Text>
      )}
      <Button
        size="xs"
        variant="light"
        mt="sm"
        fullWidth
        leftSection={<IconSparkles size={14} aria-hidden />}
        onClick={() => void improve()}
      >
        {state.phase === 'failed' ? 'Try again' : 'Improve score'}
      </Button>
    </>
  )
}
