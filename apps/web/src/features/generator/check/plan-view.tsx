import { Alert, List, Stack, Text, Title } from '@mantine/core'
import { messages } from '@web2/contract/core'
import type { Turbo, TurboPlan } from '@web2/contract/generator'
import { useCan } from '../../../lib/session/use-user.ts'
import { counted } from '../../../lib/text/counted.ts'
import { dollars } from '../../../lib/text/dollars.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { sizeText } from '../../media/library/file-size.ts'
import { MissingKeys } from '../../ai/missing-keys.tsx'
import { grouped } from './check-sentences.ts'
import { percent } from '../percent.ts'
import { SimilarPages } from './similar-pairs.tsx'
import { Collisions } from './collisions.tsx'
import { SimilarExistingContent } from './similar-elsewhere.tsx'

const number = (count: number) => count.toLocaleString('en')

const Allowance = ({ usage: { articles, publishedPages } }: TurboPlan) => {
  const canSee = useCan('billing:see')
  const short = [
    ...(articles.needed > articles.left
      ? [`${number(articles.needed)} AI texts (${number(articles.left)} left)`]
      : []),
    ...(publishedPages.needed > publishedPages.left
      ? [`${number(publishedPages.needed)} published pages (${number(publishedPages.left)} left)`]
      : []),
  ]
  if (short.length === 0) return null
  return (
    <Alert color="yellow" variant="light" role="status">
      <Text size="sm">
        This project needs {short.join(' and ')} this month.{' '}
        {articles.left === 0 || publishedPages.left === 0 ? messages.usageExhausted : ''}
      </Text>
      {canSee && (
        <TextLink to="/billing" size="sm" underline="always">
          Open Billing
        </TextLink>
      )}
    </Alert>
  )
}

/** Estimated pages, time and cost of a project, before anything is spent. */
export const PlanView = ({ turbo, plan }: { readonly turbo: Turbo; readonly plan: TurboPlan }) => {
  const { leaves, hubs, homes, overlap } = plan
  return (
    <Stack gap="md" component="section" aria-label="Estimate">
      <Title order={3} size="h4">
        Estimate
      </Title>
      <div>
        <Facts
          facts={[
            { name: 'Pages', value: number(plan.pages) },
            { name: 'Sites', value: number(plan.sites) },
            { name: 'Destinations', value: number(plan.places) },
            { name: 'Size per destination', value: `About ${sizeText(plan.bytes)}` },
            { name: 'AI texts', value: number(plan.texts) },
            { name: 'Images', value: number(plan.pictures) },
            {
              name: 'Cost of AI texts',
              value:
                plan.cost === null ? 'Unknown' : plan.cost === 0 ? dollars(0) : `About ${dollars(plan.cost)}`,
            },
            { name: 'Variants per page', value: grouped(plan.variants) },
          ]}
        />
      </div>
      <Text size="sm" c="dimmed">
        {counted(leaves, 'page')} of {grouped(plan.combinations)} combinations, {counted(hubs, 'hub page')},{' '}
        {counted(homes, 'home page')}
      </Text>
      <MissingKeys reasons={plan.missing} />
      <Allowance {...plan} />
      {plan.warnings.length > 0 && (
        <Alert color="yellow" variant="light" role="status" title="Recommendations">
          <List size="sm">
            {plan.warnings.map((warning) => (
              <List.Item key={warning}>{warning}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Collisions plan={plan} />
      <section aria-label="Similarity">
        <Text size="sm" fw={600}>
          Similarity
        </Text>
        <Text size="sm" mb="xs">
          Pages are {percent(overlap.average)} similar to their closest match on average. The highest
          similarity is {percent(overlap.highest)}.{' '}
          {overlap.alike === 0
            ? `All pages are below your limit of ${percent(turbo.brakes.similarFrom)}.`
            : `${counted(overlap.alike, 'page')} ${overlap.alike === 1 ? 'reaches' : 'reach'} your limit of ${percent(turbo.brakes.similarFrom)}. Approving them requires a reason.`}
        </Text>
        <SimilarPages pairs={overlap.pairs} />
      </section>
      {plan.elsewhere && (
        <SimilarExistingContent elsewhere={plan.elsewhere} from={turbo.brakes.similarFrom} />
      )}
    </Stack>
  )
}
