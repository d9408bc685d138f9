import { Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { affiliateDisclosure, hasDisclosure } from '@web2/campaigns'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { articles as articleRecords } from '../../articles/resources.ts'
import { campaigns } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { counted } from '../../../lib/text/counted.ts'
import { Failure } from '../../../ui/failure.tsx'
import { showUndo } from '../../../ui/undo-snackbar.tsx'
import { discloseIn, takeDisclosureOut } from '../campaigns-api.ts'
import classes from '../campaigns.module.css'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface DisclosureDialogProps {
  readonly campaignId: string
  /** Articles that lack it. */
  readonly articles: number
  readonly onClose: () => void
}

const refresh = () =>
  Promise.all(
    [campaigns.path, articleRecords.path].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  )

/** Puts a sentence that tells readers of affiliate links into the articles that lack one. */
export const DisclosureDialog = ({ campaignId, articles, onClose }: DisclosureDialogProps) => {
  const [sentence, setSentence] = useState(affiliateDisclosure)
  const inserting = useMutation({
    mutationFn: () => discloseIn(campaignId, sentence),
    onSuccess: (changed) => {
      onClose()
      if (changed.length === 0) return showSuccess('All articles already have a disclosure')
      showUndo(`Disclosure inserted into ${counted(changed.length, 'article')}`, () => {
        takeDisclosureOut(campaignId, sentence, changed)
          .then((count) => showSuccess(`Disclosure removed from ${counted(count, 'article')}`))
          .catch((error: unknown) => showError(sentenceFor(error)))
          .finally(refresh)
      })
    },
    onSettled: refresh,
  })
  const isDisclosing = hasDisclosure(sentence)
  return (
    <Modal opened onClose={onClose} title="Insert disclosure" size="lg">
      <Stack>
        {inserting.isError && <Failure message={sentenceFor(inserting.error)} />}
        <Textarea
          label="Disclosure"
          autosize
          minRows={2}
          maxLength={300}
          value={sentence}
          error={
            isDisclosing
              ? undefined
              : 'Mention affiliate links, sponsored links, or that you earn a commission'
          }
          onChange={(event) => setSentence(event.currentTarget.value)}
        />
        <div>
          <Text size="sm" fw={500}>
            Preview, above the text of {counted(articles, 'article')}
          </Text>
          <div className={classes.preview} role="note" aria-label="Preview">
            <em>{sentence.trim()}</em>
          </div>
        </div>
        <DialogActions
          onCancel={onClose}
          loading={inserting.isPending}
          disabled={!isDisclosing}
          onClick={() => inserting.mutate()}
        >
          Insert into {counted(articles, 'article')}
        </DialogActions>
      </Stack>
    </Modal>
  )
}
