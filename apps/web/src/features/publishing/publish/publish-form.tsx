import { Button, Group, Text } from '@mantine/core'
import type { SiteSummary } from '@web2/contract/sites'
import { useEffect, useState, type ReactNode } from 'react'
import { Failure } from '../../../ui/failure.tsx'
import { placeCount, sectionsOf, type CloudSection } from '../../sites/targets/cloud-section.ts'
import { chosenOr, destinationChoices, mainChoice } from '../../sites/targets/main-destination.ts'
import { MainDestinationSelect } from '../../sites/targets/main-destination-select.tsx'
import { useCloudSections } from '../../sites/targets/use-cloud-sections.ts'
import type { PublishChoice } from '../use-publication.ts'
import { publishDraft, publishImagesDraft, publishMainDraft } from '../../sites/targets/publish-draft.ts'
import { CloudSections } from '../../sites/targets/cloud-sections.tsx'
import { RestoredChoiceNotice } from '../../sites/edit/last-choice.tsx'
import { FasterImages } from './faster-images.tsx'
import { PublishPlan } from './publish-plan.tsx'
import { PublishResult } from './publish-result.tsx'

interface PublishFormProps {
  site: SiteSummary
  failure: string | null
  busy: boolean
  /** Review of errors visible to visitors. */
  review: ReactNode
  /** Nothing of it is left to be accepted. */
  mayGoOn: boolean
  /** Called with the chosen destinations as JSON, and with an empty text while one is incomplete. */
  onChoose: (clouds: string) => void
  retryButton: ReactNode
  onCancel: () => void
  onPublish: (choice: PublishChoice) => void
}

/** A site that was never published gets faster images unless its user says no; others are asked. */
const offersByDefault = ({ fasterImages, targets }: SiteSummary): boolean =>
  fasterImages || targets.every(({ publishedAt }) => publishedAt === null)

/** Where a site goes and what that will send. What is chosen outlives a reload, and a session that ends. */
export const PublishForm = ({
  site,
  failure,
  busy,
  review,
  mayGoOn,
  onChoose,
  retryButton,
  onCancel,
  onPublish,
}: PublishFormProps) => {
  const draft = publishDraft(site._id)
  const [kept] = useState(draft.read)
  const [sections, setSections] = useState(kept ?? sectionsOf(site))
  const choice = useCloudSections(sections)
  const change = (next: CloudSection[]) => {
    draft.write(next)
    setSections(next)
  }
  const chosen = choice.isComplete ? JSON.stringify(choice.clouds()) : ''
  const { isPending } = choice
  useEffect(() => {
    if (!isPending) onChoose(chosen)
  }, [chosen, isPending, onChoose])
  const places = placeCount(sections)
  const mainDraft = publishMainDraft(site._id)
  const current = mainChoice(site)
  const [chosenMain, setChosenMain] = useState(mainDraft.read)
  const choices = destinationChoices(sections, site.targets)
  const main = chosenOr(choices, chosenMain ?? current?.key ?? null)
  const newMain = choices.length > 1 && main && main.key !== current?.key ? main.destination : undefined
  const imagesDraft = publishImagesDraft(site._id)
  const [fasterImages, setFasterImages] = useState(imagesDraft.read() ?? offersByDefault(site))
  const wanted = (): PublishChoice => ({
    clouds: choice.clouds(),
    ...(newMain && { mainDestination: newMain }),
    ...(fasterImages !== site.fasterImages && { fasterImages }),
  })
  return (
    <>
      {kept !== null && <RestoredChoiceNotice />}
      <div ref={choice.place}>
        <CloudSections
          sections={sections}
          problems={choice.problems}
          siteName={site.name}
          rootSlug={site.rootSlug}
          onChange={change}
        />
      </div>
      {choice.isComplete && (
        <MainDestinationSelect
          choices={choices}
          value={main?.key ?? null}
          onChange={(key) => {
            mainDraft.write(key)
            setChosenMain(key)
          }}
        />
      )}
      {choice.isComplete && (
        <>
          <FasterImages
            site={site}
            wanted={wanted()}
            checked={fasterImages}
            onChange={(checked) => {
              imagesDraft.write(checked)
              setFasterImages(checked)
            }}
          />
          <PublishPlan site={site} wanted={wanted()} saidAbove={choice.limits} />
        </>
      )}
      {site.targets.length > 0 && (
        <section aria-label="Last publication">
          <Text size="sm" fw={600}>
            Last publication
          </Text>
          <PublishResult site={site} run={undefined} />
        </section>
      )}
      {review}
      {failure !== null && <Failure message={failure} />}
      <Group justify="flex-end" mt="auto" className="dialog-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        {retryButton}
        <Button
          loading={busy}
          disabled={!mayGoOn}
          onClick={() => {
            if (choice.check()) onPublish(wanted())
          }}
        >
          {choice.isComplete && places > 1 ? `Publish to ${places} destinations` : 'Publish'}
        </Button>
      </Group>
    </>
  )
}
