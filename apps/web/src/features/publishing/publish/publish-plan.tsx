import { Group, List, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PublicationPlanCreate, TargetPlan } from '@web2/contract/publishing'
import type { SiteSummary } from '@web2/contract/sites'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { Failure } from '../../../ui/failure.tsx'
import { publicationPlan } from '../publications-api.ts'
import { sizeText } from '../../media/library/file-size.ts'
import { counted } from '../../../lib/text/counted.ts'
import { targetName } from '../../sites/targets/target-names.ts'
import classes from './targets.module.css'
import { FetchLoader } from '../../../ui/loading-indicators.tsx'

interface PublishPlanProps {
  site: SiteSummary
  /** The chosen places, or an earlier publication. */
  wanted: Omit<PublicationPlanCreate, 'siteId'>
  /** Notes already shown with the choice of destinations. */
  saidAbove?: readonly string[]
}

const doings = ({ added, changed, deleted, unchanged }: TargetPlan): string => {
  const counts = [
    added > 0 ? `${added.toLocaleString()} new` : null,
    changed > 0 ? `${changed.toLocaleString()} changed` : null,
    deleted > 0 ? `${deleted.toLocaleString()} deleted` : null,
    unchanged > 0 ? `${unchanged.toLocaleString()} unchanged` : null,
  ]
    .filter((part) => part !== null)
    .join(', ')
  return `${counts} ${added + changed + deleted + unchanged === 1 ? 'file' : 'files'}`
}

const Place = ({ plan, saidAbove }: { plan: TargetPlan; saidAbove: readonly string[] }) => {
  const limitations = plan.limitations.filter((sentence) => !saidAbove.includes(sentence))
  const nothing = plan.added + plan.changed + plan.deleted === 0
  return (
    <div className={classes.result}>
      <div className={classes.resultText}>
        <Text size="sm" fw={600}>
          {targetName(plan)}
        </Text>
        {plan.error !== null ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {plan.error}
          </Text>
        ) : (
          <>
            <Text size="sm">
              {nothing
                ? 'Up to date. Nothing to publish.'
                : `${doings(plan)}, ${sizeText(plan.bytesToSend)} to upload`}
            </Text>
            <Text size="xs" c="dimmed">
              {counted(plan.pages, 'page')}, {counted(plan.objects, 'file')}, {sizeText(plan.bytes)} in total
            </Text>
          </>
        )}
        {limitations.length > 0 && (
          <List size="xs" c="dimmed" mt={4} pr="sm">
            {limitations.map((sentence) => (
              <List.Item key={sentence}>{sentence}</List.Item>
            ))}
          </List>
        )}
      </div>
    </div>
  )
}

/** As high as what will be said of one place: the buttons below do not move from under a press when it is said. */
const Room = () => (
  <div className={classes.result} aria-hidden>
    <div className={classes.resultText}>
      {(['sm', 'sm', 'xs'] as const).map((size, line) => (
        <Text key={line} size={size}>
          &nbsp;
        </Text>
      ))}
    </div>
  </div>
)

/** Planned changes at each destination. */
export const PublishPlan = ({ site, wanted, saidAbove = [] }: PublishPlanProps) => {
  const plan = useQuery(publicationPlan({ siteId: site._id, ...wanted }, site.updatedAt))
  return (
    <Stack gap={4} component="section" aria-label="Changes to publish">
      <Group gap="xs">
        <Text size="sm" fw={600}>
          Changes to publish
        </Text>
        {plan.isPending && <FetchLoader size="xs" aria-label="Checking for changes" />}
      </Group>
      {plan.isPending && <Room />}
      {plan.isError && <Failure message={sentenceFor(plan.error)} onRetry={() => void plan.refetch()} />}
      {plan.isSuccess && (
        <div>
          {plan.data.targets.map((target, index) => (
            <Place key={`${index} ${targetName(target)}`} plan={target} saidAbove={saidAbove} />
          ))}
        </div>
      )}
    </Stack>
  )
}
