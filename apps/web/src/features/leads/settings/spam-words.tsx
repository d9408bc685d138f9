import { Button, Group, Stack, TagsInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors } from '../../../lib/api/errors.ts'
import { useUnsavedGuard } from '../../../lib/forms/use-unsaved-guard.tsx'
import { showSuccess } from '../../../lib/snackbar.ts'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { LeadCard } from '../lead-card.tsx'
import { spamWords } from '../leads-api.ts'
import { leadWords } from '../resources.ts'
import classes from './lead-settings.module.css'

const same = (a: readonly string[], b: readonly string[]) => JSON.stringify(a) === JSON.stringify(b)

const Words = ({ stored }: { readonly stored: readonly string[] }) => {
  const client = useQueryClient()
  const [words, setWords] = useState(stored)
  const isChanged = !same(words, stored)
  const saving = useMutation({
    mutationFn: () => leadWords.replace({ words: [...words] }),
    onSuccess: (saved) => {
      client.setQueryData(spamWords.queryKey, saved)
      showSuccess('Spam words saved')
    },
  })
  useUnsavedGuard(
    () => isChanged,
    () => setWords(stored),
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Stack gap="sm">
        <FormFailure error={saving.error} />
        <TagsInput
          label="Words and phrases"
          placeholder={words.length === 0 ? 'guest post' : ''}
          maxTags={500}
          acceptValueOnBlur
          error={fieldErrors(saving.error)['words']}
          clearable
          clearButtonProps={{ 'aria-label': 'Remove all' }}
          value={[...words]}
          onChange={setWords}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={saving.isPending} disabled={!isChanged}>
            Save words
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Words that raise the spam score of leads, for all sites of the account. */
export const SpamWords = () => {
  const words = useQuery(spamWords)
  return (
    <LeadCard
      title="Spam words"
      text="For all sites. A lead with one of these words is more likely to be held back; you can still release it from the Spam tab."
      className={classes.card}
    >
      <QueryState query={words} of="form" />
      {words.data && <Words key={words.data.words.join('\n')} stored={words.data.words} />}
    </LeadCard>
  )
}
