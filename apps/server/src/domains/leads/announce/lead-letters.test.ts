import type { Selectable } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { LeadsTable } from '../tables.ts'
import { digestLetter, leadLetter } from './lead-letters.ts'

const config = { publicUrl: 'https://app.example.com' }
const letter = (change: Partial<Selectable<LeadsTable>> = {}) =>
  leadLetter(config, {
    id: 'a',
    siteName: 'Green Thumb',
    formName: 'Contact form',
    pageName: 'Contact',
    pageUrl: 'https://garden.example/contact/',
    email: 'ada@example.com',
    createdAt: '2026-11-30T04:38:00Z',
    files: [],
    entries: [
      { name: 'name', label: 'Your name ', value: 'Ada Byron' },
      { name: 'phone', label: 'Phone', value: ' ' },
    ],
    ...change,
  } as Selectable<LeadsTable>)

describe('leadLetter', () => {
  it('shows what was entered, where and when, and how to answer', () => {
    expect(letter()).toMatchObject({
      paragraphs: [],
      facts: [{ label: 'Your name', value: 'Ada Byron' }],
      details: [
        { label: 'Received', value: 'November 30, 2026 at 4:38 AM UTC' },
        { label: 'Form', value: 'Contact form' },
        { label: 'Page', value: 'Contact' },
        { label: 'URL', value: 'https://garden.example/contact/' },
      ],
      replyTo: 'ada@example.com',
      note: expect.stringMatching(/^Reply to this email to answer the visitor\./),
    })
  })

  it('shows the labels of chosen options', () => {
    const { facts } = letter({
      entries: [
        { name: 'service', label: 'Service', value: 'c2', valueLabel: 'Emergency repair' },
        { name: 'floor', label: 'Floor', value: '', valueLabel: 'None' },
      ],
    })
    expect(facts).toEqual([
      { label: 'Service', value: 'Emergency repair' },
      { label: 'Floor', value: 'None' },
    ])
  })

  it('names no visitor to answer where no address is known', () => {
    const { note, replyTo } = letter({ email: '' })
    expect(replyTo).toBeUndefined()
    expect(note).not.toContain('Reply')
  })

  it('says so if nothing was entered', () => {
    const { paragraphs, facts, details } = letter({
      entries: [],
      formName: 'Form',
      pageName: '',
      pageUrl: '',
    })
    expect(paragraphs).toEqual(['The visitor sent the form without filling it in.'])
    expect(facts).toEqual([])
    expect(details).toHaveLength(1)
  })

  it('cuts long values, labels and URLs between characters', () => {
    const long = `${'x'.repeat(199)}🌱${'x'.repeat(6_000)}`
    const { facts = [], details = [] } = letter({
      pageUrl: `https://garden.example/${long}`,
      entries: [{ name: 'x', label: long, value: long }],
    })
    expect(facts[0]!.label).toBe(`${'x'.repeat(199)}\ufffd …`)
    expect(facts[0]!.value).toHaveLength(5_002)
    expect(details.find(({ label }) => label === 'URL')!.value).toHaveLength(302)
  })
})

it('the daily email has a row for each form', () => {
  const lines = [
    { formName: 'Contact', leads: 1_200 },
    { formName: 'Quote', leads: 1 },
  ]
  expect(digestLetter(config, { siteId: 's', siteName: 'Green Thumb', lines })).toMatchObject({
    subject: '1,201 new leads from Green Thumb',
    counts: [
      { label: 'Contact', value: '1,200' },
      { label: 'Quote', value: '1' },
    ],
  })
})
