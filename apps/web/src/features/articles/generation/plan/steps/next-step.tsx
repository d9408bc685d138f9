import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { GenerationPatch } from '@web2/contract/articles'
import { fieldErrors, sentenceFor } from '../../../../../lib/api/errors.ts'
import { queryClient } from '../../../../../lib/query/query-client.ts'
import { showError } from '../../../../../lib/snackbar.ts'
import { generationRecord } from '../../../generated-text/generation-records.ts'
import { generationCards, generations } from '../../../resources.ts'

interface NextStepProps {
  readonly generationId: string
  /** Label of the button that continues, such as 'Continue to outline'. */
  readonly label: string
  /** Offers to write the rest without a stop as well. */
  readonly canRunThrough: boolean
  /** Saves what was changed; the next step begins only if it returns true. */
  readonly before: () => Promise<boolean>
}

/** Buttons that let a planned article take its next step. */
export const NextStep = ({ generationId, label, canRunThrough, before }: NextStepProps) => {
  const continuing = useMutation({
    mutationFn: async (change: GenerationPatch) =>
      (await before()) ? generations.patch(generationId, { continue: true, ...change }) : null,
    onSuccess: (generation) => {
      if (generation === null) return
      queryClient.setQueryData(generationRecord(generationId).queryKey, generation)
      void queryClient.invalidateQueries({ queryKey: [generationCards.path] })
    },
    onError: (error) => showError(Object.values(fieldErrors(error))[0] ?? sentenceFor(error)),
  })
  const isThrough = continuing.variables?.runThrough === true
  return (
    <>
      {canRunThrough && (
        <Button
          variant="default"
          loading={continuing.isPending && isThrough}
          disabled={continuing.isPending}
          onClick={() => continuing.mutate({ runThrough: true })}
        >
          Write the rest without stopping
        </Button>
      )}
      <Button
        loading={continuing.isPending && !isThrough}
        disabled={continuing.isPending}
        onClick={() => continuing.mutate({})}
      >
        {label}
      </Button>
    </>
  )
}
