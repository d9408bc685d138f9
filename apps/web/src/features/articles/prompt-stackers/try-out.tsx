import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconFileText, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { GenerationStart } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { generations } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import {
  generationRecord,
  generationTexts,
  isAtWork,
  spentSoFar,
} from '../generated-text/generation-records.ts'
import { useSwitchedOffNotes } from '../../ai/used-writer.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { ListingAtEnd } from '../../listings/picker/listing-at-end.tsx'
import { ListingField } from '../../listings/picker/listing-field.tsx'
import { sayNext } from '../../../ui/saving/say-next.tsx'
import { MissingKeys, useMissingKeys } from '../../ai/missing-keys.tsx'
import { WrittenText } from '../generated-text/written-text.tsx'
import { stackerData, stackerErrors, type StackerValues } from './stacker-values.ts'
import classes from './stacker-form.module.css'

/** Results of the prompt steps, with a button that creates an article. */
const Outcome = ({ id }: { readonly id: string }) => {
  const navigate = useNavigate()
  const generation = useQuery(generationRecord(id))
  const cards = useQuery(generationTexts(id))
  const stopping = useMutation({ mutationFn: () => generations.patch(id, { stop: true }) })
  const making = useMutation({
    mutationFn: () => generations.patch(id, { makeArticle: true }),
    onSuccess: (made) => {
      queryClient.setQueryData(generationRecord(id).queryKey, made)
      const { articleId } = made
      const told = 'Article saved as a draft'
      if (articleId === null) return showSuccess(told)
      const open = () => void navigate({ to: '/articles/edit-article', search: { id: articleId } })
      sayNext(told, { label: 'Open', onClick: open })
    },
  })
  const failure = generation.error ?? cards.error ?? making.error ?? stopping.error
  if (!generation.data || !cards.data) return failure ? <Failure message={sentenceFor(failure)} /> : null
  const atWork = isAtWork(generation.data)
  const cost = spentSoFar(cards.data)
  const isWritten = cards.data.some(({ text }) => text.trim() !== '')
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status">
          {atWork ? 'Generating…' : generation.data.message}
          {cost !== '' && ` · ${cost}`}
        </Text>
        {atWork ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerStop size={16} aria-hidden />}
            loading={stopping.isPending || stopping.isSuccess}
            onClick={() => stopping.mutate()}
          >
            Stop
          </Button>
        ) : generation.data.articleId === null ? (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconFileText size={16} aria-hidden />}
            disabled={!isWritten}
            loading={making.isPending}
            onClick={() => making.mutate()}
          >
            Create article
          </Button>
        ) : (
          <ButtonLink
            size="xs"
            variant="default"
            to="/articles/edit-article"
            search={{ id: generation.data.articleId }}
          >
            Open article
          </ButtonLink>
        )}
      </Group>
      {failure && <Failure message={sentenceFor(failure)} />}
      <div className={classes.outcome}>
        {cards.data.map((card) => (
          <WrittenText key={card._id} card={card} canWrite />
        ))}
      </div>
    </Stack>
  )
}

/** Runs the prompt steps of the form on a keyword, saved or not. */
export const TryOut = ({ values }: { readonly values: StackerValues }) => {
  const [keyword, setKeyword] = useState('')
  const [napId, setNapId] = useState<string | null>(null)
  const [napAtEnd, setNapAtEnd] = useState(false)
  const [problem, setProblem] = useState<'keyword' | 'steps' | null>(null)
  const data = stackerData(values)
  const writers = data.steps.map(({ generateTextBy }) => generateTextBy)
  const missing = useMissingKeys(writers)
  const notes = useSwitchedOffNotes(writers)
  const running = useMutation({ mutationFn: (start: GenerationStart) => generations.create(start) })

  const run = () => {
    const { name: _name, ...errors } = stackerErrors(values)
    const found = Object.keys(errors).length > 0 ? 'steps' : keyword.trim() === '' ? 'keyword' : null
    setProblem(found)
    if (found !== null) return
    const { name, steps, variables = [] } = data
    running.mutate({
      name,
      keyword: keyword.trim(),
      napId,
      napAtEnd: napId !== null && napAtEnd,
      stacker: { steps, variables },
    })
  }
  return (
    <Stack gap="sm">
      <div className={classes.stepFields}>
        <TextInput
          label="Test keyword"
          maxLength={200}
          autoComplete="off"
          value={keyword}
          error={problem === 'keyword' ? messages.required : null}
          onChange={(event) => {
            setKeyword(event.currentTarget.value)
            setProblem(null)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter runs the steps instead of saving the form
            event.preventDefault()
            run()
          }}
        />
        <div>
          <ListingField napId={napId} onChange={setNapId} />
          {napId !== null && (
            <ListingAtEnd
              label="Add name, address and phone at the end"
              checked={napAtEnd}
              onChange={setNapAtEnd}
            />
          )}
        </div>
      </div>
      {problem === 'steps' && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          Fix the highlighted steps and variables first.
        </Text>
      )}
      <MissingKeys providers={missing} />
      {running.isError && <Failure message={sentenceFor(running.error)} />}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={running.isPending}
          disabled={missing.length > 0}
          onClick={run}
        >
          Try it
        </Button>
        <Text size="sm" c="dimmed">
          Uses your own API key. Only articles you create count toward your monthly limit. {notes.join(' ')}
        </Text>
      </Group>
      {running.data && <Outcome key={running.data._id} id={running.data._id} />}
    </Stack>
  )
}
