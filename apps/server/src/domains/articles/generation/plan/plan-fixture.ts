import type { TextAnswer, TextRequest } from '../../../../testing/servers/text/text-server.ts'
import type { ArticleBrief, ArticleDetails, ArticleOutline, ArticleReview } from '@web2/contract/articles'

/** Results of the steps for one article, as a model returns them. */
export const exampleBrief: ArticleBrief = {
  keyword: 'gutter cleaning austin',
  secondaryKeywords: ['gutter cleaning cost'],
  intent: 'local',
  format: 'guide',
  audience: 'Homeowners under live oaks',
  job: 'Decide whether to clean the gutters now and whom to call',
  angle: 'Live oaks shed in spring, so Austin’s season differs from everyone else’s',
  questions: ['When should gutters be cleaned in Austin?'],
  facts: [
    { text: 'A visit costs $189.', source: 'S1' },
    { text: 'Two people come.', source: null },
  ],
  entities: ['live oak', 'downspout'],
  proof: ['2,400 roofs since 2009'],
  tone: 'plain, calm',
  avoid: ['hassle-free'],
  words: { from: 300, to: 500 },
  successCriterion: 'The reader knows the month and the price',
  linksTo: [],
  linksFrom: [],
  missing: ['What happens when it rains?'],
}

export const exampleOutline: ArticleOutline = {
  title: 'Gutter cleaning in Austin: when and what it costs',
  introduction: { purpose: 'Names the month and the price', words: { from: 40, to: 60 } },
  sections: [
    {
      id: 's1',
      level: 2,
      heading: 'When do live oaks fill the gutters?',
      purpose: 'Explains the season',
      points: ['Leaves fall in March [S1]'],
      words: { from: 100, to: 160 },
    },
    {
      id: 's2',
      level: 3,
      heading: 'After a storm',
      purpose: 'Says what to check',
      points: ['Downspouts first'],
      words: { from: 60, to: 100 },
    },
    {
      id: 's3',
      level: 2,
      heading: 'What does a visit cost?',
      purpose: 'Names the price and what it covers',
      points: ['$189 [S1]'],
      words: { from: 80, to: 140 },
    },
  ],
  faq: ['Can I do it myself?'],
}

export const exampleReview: ArticleReview = {
  findings: [
    {
      section: 's1',
      kind: 'filler',
      quote: 'That is how it is.',
      problem: 'The sentence says nothing.',
      replacement: '',
    },
    { section: 's1', kind: 'unsupported', quote: 'not in the text', problem: 'Made up.', replacement: '' },
  ],
}

export const exampleDetails: ArticleDetails = {
  title: 'Gutter cleaning in Austin: when, and for how much',
  metaDescription:
    'When live oaks fill the gutters of Austin, what a visit costs, and what to check after a storm.',
  slug: 'gutter-cleaning-austin',
  faqHeading: 'Questions about gutters',
  faq: [{ question: 'Can I do it myself?', answer: 'On one floor, with a helper and a steady ladder [S1].' }],
  links: [{ section: 's1', anchor: 'live oaks', url: 'https://elsewhere.example/' }],
  images: [{ section: 's1', idea: 'A gutter full of oak leaves', alt: 'Oak leaves in a gutter' }],
}

/** Source text of the example. */
export const exampleSource = 'Price list: a visit costs $189. Live oaks drop their leaves in March.'

const sections: Readonly<Record<string, string>> = {
  intro: 'Clean them in April; a visit costs $189 [S1].',
  s1: 'In March, live oaks shed last year’s leaves [S1]. That is how it is.',
  s2: 'Check the downspouts first. Since 1987 we have said so.',
  s3: '```\n## What does a visit cost?\nA visit costs $189 [S1]. Two people come.<script>alert(1)</script>\n```',
}

/** Answers like a good model, by what the prompt asks for. */
export const answered = ({ prompt }: TextRequest): TextAnswer => {
  const of = (value: object) => ({ pieces: ['```json\n', JSON.stringify(value), '\n```'] })
  const keyword = /^Keyword: (.*)$/m.exec(prompt)?.[1] ?? ''
  if (prompt.includes('Write the brief.')) return of({ ...exampleBrief, keyword })
  if (prompt.includes('Write the outline.')) return of(exampleOutline)
  if (prompt.includes('List the faults.')) return of(exampleReview)
  if (prompt.includes('Write the details.')) return of(exampleDetails)
  const id = /Current section: (s\d+)/.exec(prompt)?.[1] ?? 'intro'
  return { pieces: [sections[id] ?? 'Text.'] }
}
