import { planResult, type ArticleDetails, type ArticleOutline } from '@web2/contract/articles'
import { describe, expect, it } from 'vitest'
import type { TextAnswer, TextRequest } from '../../../../testing/servers/text/text-server.ts'
import { answered, exampleBrief, exampleDetails, exampleOutline, exampleSource } from './plan-fixture.ts'
import { usePlanWorld } from '../../testing/plan-world.ts'

/* Checks 20 to 39 of the rubric for articles: good, poor and hostile answers, and the article that results. */

const plans = usePlanWorld()
const note = { kind: 'note', title: 'Price list', text: exampleSource } as const
const of = (value: object): TextAnswer => ({ pieces: [JSON.stringify(value)] })
const isAsked = (request: TextRequest, part: string) =>
  request.prompt.includes(
    part === 'intro' ? 'Current section: the introduction' : `Current section: ${part},`,
  )

type Answers = Readonly<
  Partial<Record<'intro' | 's1' | 's2' | 's3', string>> & {
    outline?: ArticleOutline
    details?: ArticleDetails
    /** Times that a poor answer is given before a good one; always by default. */
    times?: number
  }
>

/** A model that reviews nothing and answers well, except for the given parts. */
const withAnswers = ({ outline, details, times = Infinity, ...sections }: Answers) => {
  const given = new Map<string, number>()
  const poor = (part: string, request: TextRequest, answer: TextAnswer): TextAnswer => {
    const count = (given.get(part) ?? 0) + 1
    given.set(part, count)
    return count > times ? answered(request) : answer
  }
  return (request: TextRequest): TextAnswer => {
    if (request.prompt.includes('List the faults.')) return of({ findings: [] })
    if (outline && request.prompt.includes('Write the outline.')) return poor('outline', request, of(outline))
    if (details && request.prompt.includes('Write the details.')) return poor('details', request, of(details))
    const part = Object.entries(sections).find(([name]) => isAsked(request, name))
    return part ? poor(part[0], request, { pieces: [part[1]] }) : answered(request)
  }
}

/** Writes a planned article with these answers, as often as attempts are left. */
const written = async (answers: Answers, more: Parameters<typeof plans.start>[0] = {}) => {
  plans.server.answerWith(withAnswers(answers))
  const id = await plans.start({ ...more, plan: { sources: [note], ...more.plan } })
  await plans.work(id)
  if ((await plans.generation(id)).status === 'running') await plans.work(id)
  const cards = await plans.cards(id)
  const section = (name: string) => cards.find(({ type, section: at }) => type === 'paragraph' && at === name)
  const { status, message } = await plans.generation(id)
  return { id, cards, section, status, message }
}
const kindsOf = async (answers: Answers, more: Parameters<typeof plans.start>[0] = {}) => {
  const { id } = await written(answers, more)
  return (await plans.review(id)).map(({ section, kind }) => `${section} ${kind}`)
}
const long = (count: number) => Array.from({ length: count }, (_, at) => `word${at % 7}x`).join(' ')

describe('an answer for a section', () => {
  it('20: that misses its length says so, and one that was cut too', async () => {
    const { section } = await written({ s1: `In March, ${long(120)}.`, s2: `Rinse ${long(400)}.` })
    expect(section('s1')).toMatchObject({ status: 'written', message: '' })
    expect(section('s2')?.message).toMatch(
      /^The text was cut off here because it was too long\. .*instead of 60 to 100\.$/,
    )
    expect(section('s3')?.message).toMatch(/^The text has \d+ words instead of 80 to 140\.$/)
  })

  it('21: in another language is asked for once more', async () => {
    const german =
      'Die Rinne ist im März voll, weil die Bäume ihr Laub verlieren, und das Wasser läuft über den Rand, wenn sie nicht gereinigt wird.'
    const { section, id } = await written({ s1: german, times: 1 })
    expect(section('s1')).toMatchObject({
      status: 'written',
      text: expect.stringContaining('live oaks') as string,
    })
    // both are paid
    expect(await plans.calls()).toHaveLength(9)
    expect((await plans.articleOf(id)).text).not.toContain('Rinne')
  })

  it('21: in another language twice fails with a sentence, and the rest is kept', async () => {
    const french =
      'Les gouttières sont pleines en mars, quand les chênes perdent leurs feuilles, et il faut les nettoyer avec soin pour que la pluie ne passe pas.'
    const { section, status } = await written({ s1: french })
    expect(status).toBe('failed')
    expect(section('s1')).toMatchObject({
      status: 'failed',
      message: 'The model wrote in another language. Write it again or choose another model.',
    })
    expect(section('s2')?.status).toBe('written')
  })

  it('22: is stored without preamble, sign-off, heading, fence and tags', async () => {
    const { section } = await written({
      s1: 'Sure! Here is the section:\n\n## When?\n\n<p>In March, leaves fall.</p>\n\n### So\n\nLet me know if you need more!',
      s2: '```markdown\nRinse it.\n```',
    })
    expect(section('s1')?.text).toBe('In March, leaves fall.\n\n**So**')
    expect(section('s2')?.text).toBe('Rinse it.')
  })

  it('23–29: that repeats, invents or promises is caught by the review', async () => {
    const napId = await plans.addBusiness({}, { wordsToAvoid: ['hassle-free'] })
    const found = await kindsOf(
      {
        intro: 'In March, gutters in Austin fill with the leaves of the live oaks above them.',
        s1: 'In March, gutters in Austin fill with the leaves of the live oaks above them. A visit costs $149. A study by Harvard shows it.',
        s2: 'Call 512-555-0199, or come to 99 Oak Street. “They were the finest people I ever met”, says Tom of Austin.',
        s3: 'A hassle-free visit. We are the best in town, guaranteed. A visit costs $189 [S1].',
      },
      { napId },
    )
    expect(found).toEqual([
      's1 repetition',
      's1 unsupported',
      's1 unsupported',
      's2 contact',
      's2 invented-quote',
      's3 avoided-word',
      's3 superlative',
    ])
  })

  it('24–26: with facts of its sources and its listing has no fault', async () => {
    const napId = await plans.addBusiness({}, {})
    const found = await kindsOf(
      {
        s2: 'Check the downspouts first. Call (512) 555-0144, or come to 418 Alder Street.',
        s3: 'A visit costs $189 [S1]. Two people come.',
      },
      { napId },
    )
    expect(found).toEqual([])
  })

  it('27: links to own pages alone, by two words or more', async () => {
    const { id, section } = await written({
      s1: 'Read [about us here](https://evil.example/), or [here](https://evil.example/).',
    })
    expect(section('s1')?.text).toBe('Read about us here, or here.')
    expect((await plans.articleOf(id)).text).not.toContain('href')
  })

  it('28: may have one filler in 300 words', async () => {
    expect(
      await kindsOf({ s2: 'When it comes to downspouts, look up. Rest assured, look no further.' }),
    ).toEqual(['s2 filler'])
  })

  it('30: that quotes a fact or a review of its business is no repetition of its instructions', async () => {
    const text =
      'They came on a Sunday, cleaned both gutters of our house within an hour, and left no leaf behind.'
    const promise =
      'We name the price before we climb, and we carry every leaf of yours away with us the same day'
    const review = { text, name: 'Ann', source: 'Google', link: '', date: 'March 2026' }
    const napId = await plans.addBusiness({}, { reviews: [review], promise: [promise] })
    const { section } = await written(
      { s2: `“${text}” Ann, Google, March 2026 [reviews]. Fact: ${promise}` },
      { napId },
    )
    expect(plans.server.requests.find((each) => isAsked(each, 's2'))?.instructions).toContain(promise)
    expect(section('s2')).toMatchObject({ status: 'written', text: expect.stringContaining(text) as string })
  })

  it.each([
    [
      'repeats its reference',
      (request: TextRequest) => /Reference (\S+);/.exec(request.instructions)?.[1] ?? '',
      'repeated its instructions',
    ],
    [
      'quotes its instructions',
      (request: TextRequest) => request.instructions.slice(0, 300),
      'repeated its instructions',
    ],
    ['talks of itself', () => 'As an AI language model, I have no gutters.', 'wrote about itself'],
    ['refuses', () => 'I’m sorry, but I can’t help with gutters.', 'wrote about itself'],
    ['is empty', () => '<!-- nothing -->', 'returned no text'],
  ])('30: that %s is asked for once more, then fails', async (_name, answer, reason) => {
    plans.server.answerWith((request) =>
      isAsked(request, 's1') ? { pieces: [answer(request)] } : answered(request),
    )
    const id = await plans.start()
    await plans.work(id)
    await plans.work(id)
    const failed = (await plans.cards(id)).filter(({ status }) => status === 'failed')
    expect(failed.map(({ section, message }) => [section, message])).toEqual([
      ['s1', expect.stringContaining(reason) as string],
    ])
    expect(plans.server.requests.filter((request) => isAsked(request, 's1'))).toHaveLength(2)
  })
})

describe('the whole article', () => {
  const poor: ArticleDetails = {
    ...exampleDetails,
    title: 'Gutter cleaning Austin: gutter cleaning Austin by the gutter cleaning Austin company of choice',
    metaDescription: 'When live oaks fill the gutters of Austin. '.repeat(6).trim(),
    slug: 'Gutter Cleaning / Austin!',
    faq: [
      { question: 'After a storm?', answer: 'Look up.' },
      ...Array.from({ length: 7 }, (_, at) => ({
        question: `Question number ${at}?`,
        answer: 'One sentence of ten words stands in this answer here. '.repeat(12).trim(),
      })),
    ],
    images: [{ section: 's1', idea: 'A gutter', alt: 'Image of oak leaves in a gutter' }],
  }

  it('33: has a title of 30 to 60 characters with the keyword once, a description of 155 and a slug', async () => {
    const { id } = await written({ details: poor })
    const { title, metaDescription, slug } = await plans.articleOf(id)
    expect(title).toBe(exampleOutline.title)
    expect(metaDescription.length).toBeLessThanOrEqual(155)
    expect(metaDescription.length).toBeGreaterThanOrEqual(70)
    expect(metaDescription).toMatch(/Austin\.$/)
    expect(slug).toBe('gutter-cleaning-austin')
  })

  it('34: answers the question of its title in its first 60 words, or the review says so', async () => {
    expect(
      await kindsOf({ intro: `Long ago, rain fell. ${long(70)} gutters.`, s2: 'Downspouts first.' }),
    ).toEqual(['intro off-topic'])
  })

  it('35: has one title, headings without gaps, each once', async () => {
    const [first, second, third] = exampleOutline.sections
    if (!first || !second || !third) throw new Error('The example has three sections')
    const begins = { ...exampleOutline, sections: [{ ...first, level: 3 as const }, second, third] }
    const { cards } = await written({ outline: begins })
    expect(cards.filter(({ heading }) => heading === 'h1')).toHaveLength(1)
    expect(cards.find(({ section, type }) => section === 's1' && type === 'subtitle')?.heading).toBe('h2')

    const twice = { ...exampleOutline, sections: [first, { ...second, heading: `${first.heading} ` }, third] }
    const other = await written({ outline: twice, times: 1 })
    expect(other.status).toBe('done')
    expect(planResult(other.cards, 'outline')?.sections[1]?.heading).toBe('After a storm')
    const same = { ...exampleOutline, sections: [first, { ...second, id: first.id }, third] }
    expect(await written({ outline: same })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('two sections with the same id') as string,
    })
  })

  it('36: lists facts and questions of its brief that no section covers', async () => {
    const { id } = await written({ s3: 'It depends on the house.', intro: 'Clean the gutters in April.' })
    const missing = (await plans.review(id)).filter(({ kind }) => kind === 'missing-fact')
    expect(missing.map(({ section, problem }) => [section, problem])).toEqual([
      ['s3', 'The article leaves out a fact of the brief: A visit costs $189.'],
      [expect.any(String), 'The article leaves out a fact of the brief: Two people come.'],
    ])
    expect(exampleBrief.missing).toHaveLength(1)
  })

  it('37: has up to six questions, none the repeat of a heading, with answers of up to 80 words', async () => {
    const { id } = await written({ details: poor })
    const faq = (await plans.details(id))?.faq ?? []
    expect(faq).toHaveLength(6)
    expect(faq.map(({ question }) => question)).not.toContain('After a storm?')
    for (const { answer } of faq) {
      expect(answer.split(' ').length).toBeLessThanOrEqual(80)
      expect(answer).toMatch(/here\.$/)
    }
    const { text } = await plans.articleOf(id)
    for (const { question, answer } of faq) {
      expect(text).toContain(`<h3>${question}</h3>`)
      expect(text).toContain(`<p>${answer}</p>`)
    }
  })

  it('38: has alternative texts that name what is shown', async () => {
    const { id } = await written({ details: poor })
    expect((await plans.details(id))?.images[0]?.alt).toBe('Oak leaves in a gutter')
    const tooLong = { ...poor, images: [{ section: 's1', idea: 'A gutter', alt: long(40) }] }
    expect(await written({ details: tooLong })).toMatchObject({ status: 'failed' })
  })

  it('39: records model, prompts and cost, and each paid call once, also after a cut and a retry', async () => {
    let cuts = 0
    plans.server.answerWith((request) => {
      if (!isAsked(request, 's2') || cuts > 0) return answered(request)
      cuts += 1
      return { pieces: Array.from({ length: 90 }, () => 'word '), cut: 'connection' }
    })
    const id = await plans.start({ plan: { sources: [note] } })
    await plans.work(id)
    await plans.work(id)
    expect(await plans.generation(id)).toMatchObject({ status: 'done' })
    const calls = await plans.calls()
    expect(calls).toHaveLength(9)
    expect(calls.filter(({ estimated }) => estimated)).toHaveLength(1)
    const { provenance } = await plans.articleOf(id)
    const paid = calls.reduce((sum, { cost }) => sum + (cost ?? 0), 0)
    expect(provenance).toMatchObject({ provider: 'openai', costEstimated: true })
    expect(provenance?.cost).toBeCloseTo(paid, 6)
    expect(provenance?.model).not.toBe('')
    // a person reads it before it is published
    expect(await plans.articleOf(id)).toMatchObject({ status: 'draft' })
  })
})
