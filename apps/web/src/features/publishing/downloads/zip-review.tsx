import { useDebouncedValue } from '@mantine/hooks'
import { Modal, Stack, TextInput } from '@mantine/core'
import { isLocalAddress, zipAddress, zipAddressProblem } from '@web2/contract/publishing'
import type { SiteSummary } from '@web2/contract/sites'
import { useState, type SubmitEvent } from 'react'
import { mainTarget } from '../../sites/targets/main-destination.ts'
import { useReview } from '../review/use-review.tsx'
import { downloadQueue } from './download-queue.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface ZipReviewProps {
  readonly site: SiteSummary
  readonly onClose: () => void
}

/** The site's main address, where others can open it. */
const publicAddress = (site: SiteSummary): string => {
  const url = mainTarget(site)?.url ?? ''
  return url === '' || isLocalAddress(url) ? '' : url
}

/** Ms without a keystroke after which the typed URL is reviewed. */
const typingPause = 400

/** Exports a site as a zip, with its future URL if known, after errors that visitors would see are accepted. */
export const ZipReview = ({ site, onClose }: ZipReviewProps) => {
  const { _id: siteId, name: siteName, updatedAt } = site
  const [typed, setTyped] = useState(() => publicAddress(site))
  // where the files will be decides whether their forms can deliver
  const [reviewedFor] = useDebouncedValue(typed, typingPause)
  const [isWrong, setWrong] = useState(false)
  const { list, mayGoOn, accepted } = useReview(
    { id: siteId, version: updatedAt, query: { zip: zipAddress(reviewedFor) ?? '' } },
    { action: 'Download', source: { siteId }, onLeave: onClose },
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const address = zipAddress(typed)
    setWrong(address === undefined)
    if (address === undefined || !mayGoOn) return
    downloadQueue.add({ siteId, siteName, address, acceptIssues: accepted })
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={`Download “${siteName}”`} size="lg">
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label="Site URL"
            description="Optional. Where you’ll host the files. Without it, canonical links, the sitemap and social previews are left out."
            placeholder="https://www.example.com/"
            type="url"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={typed}
            error={isWrong && zipAddressProblem}
            onChange={({ currentTarget }) => {
              setTyped(currentTarget.value)
              setWrong(false)
            }}
          />
          {list}
          <DialogActions onCancel={onClose} type="submit" disabled={!mayGoOn}>
            Download zip
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
