import { cleanKeywords, type CleanKeywords } from '@web2/contract/articles'
import {
  Campaign,
  CampaignLink,
  noUtm,
  type CampaignData,
  type CampaignSchedule,
  type CampaignSource,
  type CampaignSpread,
  type CampaignUtm,
} from '@web2/contract/campaigns'
import { Check } from 'typebox/value'
import { pastedKeywords } from '../../lib/tables/keyword-sheet.ts'

/** A link as it is typed: its texts one a line, with `| 3` behind those that come three times as often. */
export interface TypedLink {
  readonly url: string
  readonly anchors: string
  readonly rel: CampaignLink['rel']
  readonly share: number
  readonly perArticle: number
}

/** Values of the wizard. */
export interface CampaignValues {
  readonly name: string
  readonly targets: readonly string[]
  readonly source: CampaignSource
  /** One per line. A field of its own, so that typed keywords survive a change of source. */
  readonly keywords: string
  readonly spread: CampaignSpread
  readonly links: readonly TypedLink[]
  readonly napId: string | null
  readonly schedule: CampaignSchedule
  readonly utm: CampaignUtm
}

export const emptyLink: TypedLink = { url: '', anchors: '', rel: '', share: 100, perArticle: 1 }

/** Returns a new campaign with working days and hours in the user's time zone. */
export const newCampaign = (now = new Date()): CampaignValues => ({
  name: '',
  targets: [],
  source: { kind: 'articles', articleIds: [] },
  keywords: '',
  spread: 'once',
  links: [],
  napId: null,
  schedule: {
    start: `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`,
    postsPerDay: 5,
    from: '09:00',
    to: '17:00',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    weekdays: [1, 2, 3, 4, 5],
    jitter: 20,
  },
  utm: noUtm,
})

const typedAnchor = ({ text, weight }: CampaignLink['anchors'][number]): string =>
  weight === 1 ? text : `${text} | ${weight}`

export const valuesOf = (campaign: Campaign): CampaignValues => ({
  name: campaign.name,
  targets: campaign.targets,
  source: campaign.source,
  keywords: campaign.source.kind === 'stacker' ? campaign.source.keywords.join('\n') : '',
  spread: campaign.spread,
  links: campaign.links.map(({ anchors, ...link }) => ({
    ...link,
    anchors: anchors.map(typedAnchor).join('\n'),
  })),
  napId: campaign.napId,
  schedule: campaign.schedule,
  utm: campaign.utm,
})

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const weighted = /^(.*\S)\s*\|\s*(\d{1,3})$/

/** The texts of a link with their weights. */
export const anchorsOf = (typed: string): CampaignLink['anchors'] =>
  linesOf(typed).map((line) => {
    const [, text, weight] = weighted.exec(line) ?? []
    return text === undefined
      ? { text: line, weight: 1 }
      : { text, weight: Math.min(100, Math.max(1, Number(weight))) }
  })

/** The link as it is stored; null while something of it is missing. */
export const storedLink = ({ anchors, url, ...link }: TypedLink): CampaignLink | null => {
  const stored = { ...link, url: url.trim(), anchors: anchorsOf(anchors) }
  return Check(CampaignLink, stored) ? stored : null
}

/** The keywords of the text that was typed or pasted, and what of it is none. */
export const keywordsOf = ({ keywords }: Pick<CampaignValues, 'keywords'>): CleanKeywords =>
  cleanKeywords(pastedKeywords(keywords))

export const sourceOf = (values: CampaignValues): CampaignSource =>
  values.source.kind === 'stacker'
    ? { ...values.source, keywords: [...keywordsOf(values).keywords] }
    : values.source

/** Returns the valid part of the values; incomplete input stays in the tab. */
export const dataOf = (values: CampaignValues): CampaignData => ({
  name: values.name.trim() === '' ? 'Untitled campaign' : values.name.trim(),
  targets: [...values.targets],
  source: sourceOf(values),
  spread: values.spread,
  links: values.links.flatMap((link) => storedLink(link) ?? []),
  napId: values.napId,
  schedule: values.schedule,
  utm: values.utm,
})

/** Whether everything typed can be stored. */
export const isReadyToSave = (values: CampaignValues): boolean =>
  values.name.trim() !== '' && values.links.every((link) => storedLink(link) !== null)
