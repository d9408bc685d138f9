import { Button, Group, List, Skeleton, Stack, Text } from '@mantine/core'
import { keywordKey, type ArticleBulkPlan } from '@web2/contract/articles'
import { messages } from '@web2/contract/core'
import { formatDay } from '../../../../lib/dates.ts'
import { useCan } from '../../../../lib/session/use-user.ts'
import { counted } from '../../../../lib/text/counted.ts'
import { pricesAsOf, usePrices } from '../../../ai/prices/use-prices.ts'
import { dollars } from '../../../../lib/text/dollars.ts'
import { Facts } from '../../../../ui/cards/fact-list.tsx'
import { ResultNotice } from '../../../../ui/form/result-notice.tsx'
import { TextLink } from '../../../../ui/links.tsx'

interface PlanPanelProps {
  readonly plan: ArticleBulkPlan
  readonly keywords: readonly string[]
  /** From a brief and an outline: then each article takes further AI calls besides its sections. */
  readonly isPlanned: boolean
  /** In US dollars; null for no limit. */
  readonly spendLimit: number | null
  /** The previous estimate is shown until the new one arrives. */
  readonly isOld: boolean
  readonly onLeaveOut: (keywords: readonly string[]) => void
}

const number = (count: number) => count.toLocaleString('en')
const shown = 5

const Examples = ({ lines }: { readonly lines: readonly string[] }) => (
  <List size="sm" style={{ overflowWrap: 'anywhere' }}>
    {lines.slice(0, shown).map((line) => (
      <List.Item key={line}>{line}</List.Item>
    ))}
  </List>
)

/** Returns all keywords except the first of each group with the same key. */
const laterOnes = (keywords: readonly string[]): readonly string[] => {
  const seen = new Set<string>()
  return keywords.filter((keyword) => {
    const key = keywordKey(keyword)
    if (seen.has(key)) return true
    seen.add(key)
    return false
  })
}

/** Steps required in Settings before the bulk can start. */
export const Missing = ({ missing }: Pick<ArticleBulkPlan, 'missing'>) => {
  const canManage = useCan('settings:manage')
  if (missing.length === 0) return null
  return (
    <ResultNotice>
      {missing.map((sentence) => (
        <Text key={sentence} size="sm">
          {sentence}
        </Text>
      ))}
      {canManage && (
        <TextLink to="/settings/api-keys" size="sm" underline="always">
          Open Settings
        </TextLink>
      )}
    </ResultNotice>
  )
}

const Allowance = ({ usage, articles, images }: ArticleBulkPlan) => {
  const canSee = useCan('billing:see')
  const { left } = usage.articles
  if (left >= articles && usage.images.left >= images) return null
  return (
    <ResultNotice>
      <Text size="sm">
        {left === 0
          ? messages.usageExhausted
          : left < articles
            ? `Your plan has ${number(left)} articles left this month. The bulk pauses after those, with ${number(articles - left)} to go.`
            : `Your plan has ${number(usage.images.left)} images left this month, but these articles need ${number(images)}.`}
      </Text>
      {canSee && (
        <TextLink to="/billing" size="sm" underline="always">
          Open Billing
        </TextLink>
      )}
    </ResultNotice>
  )
}

interface SpendLimitProps {
  readonly articles: number
  readonly cost: number
  readonly spendLimit: number
}

const SpendLimit = ({ articles, cost, spendLimit }: SpendLimitProps) => (
  <ResultNotice>
    <Text size="sm">
      The spending limit covers about {number(Math.floor((spendLimit / cost) * articles))} of{' '}
      {counted(articles, 'article')}. The bulk pauses at {dollars(spendLimit)}.
    </Text>
  </ResultNotice>
)

/** Estimate of what the bulk uses and repeats, before it spends anything. */
export const PlanPanel = ({ plan, keywords, isPlanned, spendLimit, isOld, onLeaveOut }: PlanPanelProps) => {
  const { articles, texts, images, cost, usage, known, knownCount, alike, alikeCount } = plan
  const prices = usePrices()
  return (
    <Stack gap="sm" aria-busy={isOld}>
      <Facts
        facts={[
          { name: 'Articles', value: number(articles) },
          { name: isPlanned ? 'AI calls' : 'Sections', value: number(texts) },
          ...(images > 0 ? [{ name: 'Images', value: number(images) }] : []),
          {
            name: images > 0 ? 'Text cost' : 'Cost',
            value: cost === null ? 'Price unknown' : `About ${dollars(cost)}`,
          },
          {
            name: 'Articles left this month',
            value: `${number(usage.articles.left)} of ${number(usage.articles.allowed)}`,
          },
        ]}
      />
      <Text size="xs" c="dimmed">
        {cost === null
          ? 'No price estimate: Poe charges in points, and custom endpoints set their own prices.'
          : `Estimate based on model prices as of ${formatDay(pricesAsOf(prices))}. Each article counts toward your monthly limit.`}
      </Text>
      <Missing missing={plan.missing} />
      <Allowance {...plan} />
      {cost !== null && spendLimit !== null && spendLimit < cost && (
        <SpendLimit articles={articles} cost={cost} spendLimit={spendLimit} />
      )}
      {knownCount > 0 && (
        <ResultNotice>
          <Text size="sm">
            {knownCount === 1
              ? 'You already have an article for 1 of these keywords.'
              : `You already have articles for ${number(knownCount)} of these keywords.`}
          </Text>
          <Examples lines={known.map(({ keyword, title }) => `${keyword} – “${title}”`)} />
          <Button size="xs" variant="default" onClick={() => onLeaveOut(known.map(({ keyword }) => keyword))}>
            {knownCount > known.length ? `Exclude the first ${number(known.length)}` : 'Exclude them'}
          </Button>
        </ResultNotice>
      )}
      {alikeCount > 0 && (
        <ResultNotice>
          <Text size="sm">
            {alikeCount === 1
              ? 'Some keywords are nearly the same. Their articles may be too similar.'
              : `${number(alikeCount)} groups of keywords are nearly the same. Their articles may be too similar.`}
          </Text>
          <Examples lines={alike.map((group) => group.join(' · '))} />
          <Button size="xs" variant="default" onClick={() => onLeaveOut(laterOnes(keywords))}>
            Keep first of each
          </Button>
        </ResultNotice>
      )}
    </Stack>
  )
}

/** Skeleton of the estimate while the first one loads. */
export const PlanWaiting = () => (
  <Group gap="xl" aria-label="Loading estimate" role="status">
    {[80, 60, 110, 150].map((width) => (
      <Skeleton key={width} h={40} w={width} />
    ))}
  </Group>
)
