import { Button, Group, Text } from '@mantine/core'
import type { SiteSummary, SiteCloud } from '@web2/contract'
import { useState, type ReactNode } from 'react'
import { Failure } from '../../../../ui/failure.tsx'
import { placeCount, sectionsOf, type CloudSection } from '../../../../lib/sites/cloud-section.ts'
import { useCloudSections } from '../../../../ui/places/use-cloud-sections.ts'
import { publishDraft } from '../../publish-draft.ts'
import { CloudSections } from '../../../../ui/places/cloud-sections.tsx'
import { KeptChoice } from '../save/kept-choice.tsx'
import { PublishPlan } from './publish-plan.tsx'
import { PublishResult } from './publish-result.tsx'

interface PublishFormProps {
  site: SiteSummary
  failure: string | null
  busy: boolean
  retryButton: ReactNode
  onCancel: () => void
  onPublish: (clouds: SiteCloud[]) => void
}

/** Where a site goes and what that will send. What is chosen outlives a reload, and a session that ends. */
export const PublishForm = ({ site, failure, busy, retryButton, onCancel, onPublish }: PublishFormProps) => {
  const draft = publishDraft(site._id)
  const [kept] = useState(draft.read)
  const [sections, setSections] = useState(kept ?? sectionsOf(site))
  const choice = useCloudSections(sections)
  const change = (next: CloudSection[]) => {
    draft.write(next)
    setSections(next)
  }
  const places = placeCount(sections)
  return (
    <>
      {kept !== null && <KeptChoice />}
      <div ref={choice.place}>
        <CloudSections
          sections={sections}
          problems={choice.problems}
          rootSlug={site.rootSlug}
          onChange={change}
        />
      </div>
      {choice.isComplete && (
        <PublishPlan site={site} wanted={{ clouds: choice.clouds() }} saidAbove={choice.limits} />
      )}
      {site.targets.length > 0 && (
        <section aria-label="Live now">
          <Text size="sm" fw={600}>
            Last publication
          </Text>
          <PublishResult site={site} run={undefined} />
        </section>
      )}
      {failure !== null && <Failure message={failure} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {retryButton}
        <Button
          loading={busy}
          onClick={() => {
            if (choice.check()) onPublish(choice.clouds())
          }}
        >
          {choice.isComplete && places > 1 ? `Publish to ${places} places` : 'Publish'}
        </Button>
      </Group>
    </>
  )
}
