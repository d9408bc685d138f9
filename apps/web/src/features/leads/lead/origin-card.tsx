import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Lead, LeadUtm } from '@web2/contract/leads'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../lib/dates.ts'
import { Facts } from '../../../ui/cards/fact-list.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { leadTotals } from '../leads-api.ts'
import { unknown } from '../lead-words.ts'
import { VisitorText } from '../visitor-text.tsx'
import { LeadCard } from '../lead-card.tsx'

const utmLabels: Readonly<Record<keyof LeadUtm, string>> = {
  source: 'UTM source',
  medium: 'UTM medium',
  campaign: 'UTM campaign',
  term: 'UTM term',
  content: 'UTM content',
  id: 'UTM ID',
}

/** In the order in which people read them. */
const utmKeys = ['source', 'medium', 'campaign', 'term', 'content', 'id'] as const

const Unknown = () => (
  <Text span inherit c="dimmed">
    {unknown}
  </Text>
)

const orUnknown = (text: string): ReactNode => (text === '' ? <Unknown /> : <VisitorText text={text} />)

/** Where a lead came from. */
export const OriginCard = ({ lead }: { readonly lead: Lead }) => {
  const { siteId, siteName, pageName, pageUrl, referrer, utm, campaignId } = lead
  const campaigns = useQuery({ ...leadTotals('campaign'), enabled: campaignId !== null }).data
  const campaign = campaigns?.find(({ of }) => of === campaignId)?.name
  const utmFacts = utmKeys.flatMap((key) => {
    const value = utm[key] ?? ''
    // links of campaigns have the id of the campaign that is named above
    if (value === '' || (key === 'id' && value === campaignId)) return []
    return [{ name: utmLabels[key], value: <VisitorText text={value} /> }]
  })
  return (
    <LeadCard title="Source">
      <Facts
        facts={[
          { name: 'Received', value: formatMoment(lead.createdAt) },
          {
            name: 'Site',
            value:
              siteId === null ? (
                siteName || <Unknown />
              ) : (
                <TextLink to="/site-builder/edit-site" search={{ id: siteId }} inherit>
                  {siteName}
                </TextLink>
              ),
          },
          { name: 'Page', value: orUnknown(pageName) },
          { name: 'Page URL', value: orUnknown(pageUrl) },
          { name: 'Referrer', value: orUnknown(referrer) },
          {
            name: 'Campaign',
            value:
              campaignId === null || campaign === undefined ? (
                <Unknown />
              ) : (
                <TextLink to="/campaigns/view-campaign" search={{ id: campaignId }} inherit>
                  {campaign}
                </TextLink>
              ),
          },
          ...(utmFacts.length > 0 ? utmFacts : [{ name: 'UTM parameters', value: <Unknown /> }]),
        ]}
      />
    </LeadCard>
  )
}
