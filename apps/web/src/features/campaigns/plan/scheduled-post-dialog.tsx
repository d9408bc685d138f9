import { ActionIcon, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { momentOf, wallClock } from '@web2/campaigns'
import {
  linkRels,
  type Campaign,
  type CampaignJob,
  type CampaignJobPatch,
  type PlannedLink,
} from '@web2/contract/campaigns'
import { blogLabel } from '@web2/contract/properties'
import { useState } from 'react'
import { fieldErrors, sentenceFor } from '../../../lib/api/errors.ts'
import { campaignJobs, campaigns } from '../resources.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess } from '../../../lib/snackbar.ts'
import { Failure } from '../../../ui/failure.tsx'
import { articlesFound, blogsNamed } from '../campaigns-api.ts'
import { relLabels } from '../rel-labels.ts'
import { zoneText } from '../schedule-text.ts'
import { DialogActions } from '../../../ui/dialogs/dialog-actions.tsx'

interface JobDialogProps {
  readonly campaign: Campaign
  readonly job: CampaignJob
  readonly onClose: () => void
}

const rels = linkRels.map((value) => ({ value, label: relLabels[value] }))

/** One planned post: when, where, which article, which links. After the approval only its time can be changed. */
export const JobDialog = ({ campaign, job, onClose }: JobDialogProps) => {
  const { timeZone } = campaign.schedule
  const isDraft = campaign.status === 'draft'
  const before = wallClock(timeZone, Date.parse(job.runAt))
  const [time, setTime] = useState(before)
  const [place, setPlace] = useState(job.subPropertyId)
  const [article, setArticle] = useState(job.articleId)
  const [links, setLinks] = useState<readonly PlannedLink[]>(job.links)
  const [typed, setTyped] = useState(job.title)
  const [asked] = useDebouncedValue(typed.trim() === job.title ? '' : typed.trim(), 200)
  const blogs = useQuery(blogsNamed(campaign.targets)).data
  const articles =
    useQuery({ ...articlesFound(asked), enabled: isDraft && job.articleId !== null }).data?.data ?? []
  const saving = useMutation({
    mutationFn: () => {
      const moment = momentOf(timeZone, time)
      const patch: CampaignJobPatch = {
        ...(time !== before && !Number.isNaN(moment) && { runAt: new Date(moment).toISOString() }),
        ...(place !== job.subPropertyId && { subPropertyId: place }),
        ...(article !== null && article !== job.articleId && { articleId: article }),
        ...(links !== job.links && { links: links.map((link) => ({ ...link, url: link.url.trim() })) }),
      }
      return campaignJobs.patch(job._id, patch)
    },
    onSuccess: () => {
      showSuccess('Post updated')
      onClose()
    },
    onSettled: () =>
      Promise.all(
        [campaigns.path, campaignJobs.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
  const errors = saving.isError ? fieldErrors(saving.error) : {}
  const setLink = (at: number, part: Partial<PlannedLink>) =>
    setLinks(links.map((link, index) => (index === at ? { ...link, ...part } : link)))
  const offered = articles.some(({ _id }) => _id === job.articleId)
    ? articles
    : [{ _id: job.articleId ?? '', title: job.title }, ...articles]
  return (
    <Modal opened onClose={onClose} title={`Edit “${job.title === '' ? 'Untitled' : job.title}”`} size="lg">
      <Stack>
        {saving.isError && Object.keys(errors).length === 0 && (
          <Failure message={sentenceFor(saving.error)} />
        )}
        <TextInput
          type="datetime-local"
          label="When"
          description={zoneText(timeZone)}
          value={time}
          error={errors.runAt}
          onChange={(event) => setTime(event.currentTarget.value)}
          data-autofocus
        />
        {isDraft && (
          <Select
            label="Blog"
            searchable
            allowDeselect={false}
            data={[...(blogs?.values() ?? [])].map((blog) => ({ value: blog._id, label: blogLabel(blog) }))}
            value={place}
            error={errors.subPropertyId}
            onChange={(next) => next !== null && setPlace(next)}
          />
        )}
        {isDraft && job.articleId !== null && (
          <Select
            label="Article"
            searchable
            allowDeselect={false}
            searchValue={typed}
            onSearchChange={setTyped}
            filter={({ options }) => options}
            nothingFoundMessage="No articles found"
            data={offered.map(({ _id, title }) => ({ value: _id, label: title === '' ? 'Untitled' : title }))}
            value={article}
            error={errors.articleId}
            onChange={(next) => next !== null && setArticle(next)}
          />
        )}
        {isDraft && (
          <div role="group" aria-label="Links">
            <Text size="sm" fw={600} mb={4}>
              Links
            </Text>
            {errors.links !== undefined && (
              <Text size="sm" c="var(--mantine-color-error)" role="alert">
                Each link needs a full URL and an anchor text.
              </Text>
            )}
            <Stack gap="xs">
              {links.map((link, at) => (
                <Group key={at} gap="xs">
                  <TextInput
                    aria-label={`URL of link ${at + 1}`}
                    placeholder="https://"
                    flex="2 1 220px"
                    value={link.url}
                    onChange={(event) => setLink(at, { url: event.currentTarget.value })}
                  />
                  <TextInput
                    aria-label={`Anchor text of link ${at + 1}`}
                    flex="1 1 130px"
                    value={link.anchor}
                    onChange={(event) => setLink(at, { anchor: event.currentTarget.value })}
                  />
                  <Select
                    aria-label={`Type of link ${at + 1}`}
                    w={110}
                    allowDeselect={false}
                    data={rels}
                    value={link.rel}
                    onChange={(rel) => rel !== null && setLink(at, { rel: rel as PlannedLink['rel'] })}
                  />
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    size={36}
                    aria-label={`Remove link ${at + 1}`}
                    onClick={() => setLinks(links.filter((_, index) => index !== at))}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Group>
              ))}
              <div>
                <Button
                  size="compact-sm"
                  variant="default"
                  leftSection={<IconPlus size={14} aria-hidden />}
                  onClick={() => setLinks([...links, { url: '', anchor: '', rel: '' }])}
                >
                  Add link
                </Button>
              </div>
            </Stack>
          </div>
        )}
        <DialogActions onCancel={onClose} loading={saving.isPending} onClick={() => saving.mutate()}>
          Save
        </DialogActions>
      </Stack>
    </Modal>
  )
}
