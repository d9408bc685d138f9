import { randomUUID } from 'node:crypto'
import { filled, json, many, type Door } from './worst-door.ts'
import { type Attacker } from './worst-caller.ts'

const listing = { businessName: 'Rosewood Bakery', address1: '1 Main Street', phone: '+1 212 555 0100' }

/** Endpoints for records and lists of records. */
export const bodies = (attacker: Attacker): Door[] => [
  json(attacker, 'a listing of 900,000 unknown fields', ['POST', '/api/naps'], () =>
    Object.fromEntries([...Object.entries(listing), ...many(900_000, (at) => [`k${at}`, 0])]),
  ),
  json(attacker, 'a listing of 15 MB', ['POST', '/api/naps'], () => ({
    ...listing,
    aboutUsBlurb: filled('a', 15_000_000),
  })),
  json(attacker, '100,000 listings', ['POST', '/api/naps'], () => many(100_000, () => listing)),
  json(attacker, '1,000 listings', ['POST', '/api/naps'], () => many(1_000, () => listing)),
  json(attacker, '300,000 empty listings', ['POST', '/api/naps'], () => many(300_000, () => ({}))),
  json(
    attacker,
    'a part of an import: 500 wrong rows of 30 KB',
    ['POST', '/api/naps-bulk-generator'],
    () => ({
      importId: randomUUID(),
      batch: 0,
      rows: many(500, () => ({ aboutUsBlurb: filled('a', 30_000) })),
    }),
  ),
  json(
    attacker,
    'a part of an import: 500 rows of opening hours',
    ['POST', '/api/naps-bulk-generator'],
    () => ({
      importId: randomUUID(),
      batch: 0,
      rows: many(500, () => ({
        ...listing,
        hours: filled('mon 9-5, ', 20_000),
        country: filled('\u0301', 5_000),
      })),
    }),
  ),
  json(
    attacker,
    'a part of an import: 500 rows of 1,000 fields',
    ['POST', '/api/naps-bulk-generator'],
    () => ({
      importId: randomUUID(),
      batch: 0,
      rows: many(500, () => Object.fromEntries(many(1_000, (at) => [`k${at}`, 0]))),
    }),
  ),
  json(attacker, 'a stacker of 50 longest prompts', ['POST', '/api/prompt-stacker'], () => ({
    name: 'Guide',
    steps: many(50, (at) => ({
      title: `Step ${at}`,
      prompt: filled('{step:', 20_000),
      generateTextBy: { name: 'openai', params: { model: 'gpt-4' } },
    })),
  })),
  json(attacker, 'a campaign of 100,000 keywords', ['POST', '/api/campaigns'], () => ({
    name: 'Spring',
    source: {
      kind: 'stacker',
      stackerId: randomUUID(),
      keywords: many(75_000, (at) => `keyword ${at} ${filled('a', 180)}`),
    },
  })),
  json(attacker, 'a campaign of 10,000 places', ['POST', '/api/campaigns'], () => ({
    name: 'Spring',
    targets: many(10_000, () => randomUUID()),
  })),
  json(attacker, 'a campaign of 300,000 places', ['POST', '/api/campaigns'], () => ({
    name: 'Spring',
    targets: many(300_000, () => randomUUID()),
  })),
  json(attacker, 'a campaign of 100,000 articles', ['POST', '/api/campaigns'], () => ({
    name: 'Spring',
    source: { kind: 'articles', articleIds: many(100_000, () => randomUUID()) },
  })),
  json(attacker, 'a plan of 5,000 keywords', ['POST', '/api/article-bulk-plans'], () => ({
    keywords: many(5_000, (at) => `garden ${at} ${filled('ab ', 190)}`),
    stacker: {
      steps: many(50, (at) => ({
        title: `Step ${at}`,
        prompt: filled('{keyword} ', 20_000),
        generateTextBy: { name: 'openai', params: { model: 'gpt-4' } },
      })),
    },
  })),
  json(attacker, 'a plan of 3,000 keywords of 5,000 marks', ['POST', '/api/article-bulk-plans'], () => ({
    keywords: many(1_400, (at) => `garden ${at} ${filled('\u0301\u0323', 4_900)}`),
    stacker: {
      steps: [{ title: 'Step', prompt: 'a', generateTextBy: { name: 'openai', params: { model: 'gpt-4' } } }],
    },
  })),
  json(attacker, 'a working copy of 1,000 new pages', ['PATCH', '/api/cached-data/fresh'], () => ({
    pages: many(1_000, (at) => ({ _id: `p${at}`, name: `Page ${at}`, slug: `page-${at}`, html: '<p>a</p>' })),
  })),
  json(attacker, 'a site of 1,000 pages', ['POST', '/api/cloud-builder'], () => ({
    siteName: 'Garden',
    rootSlug: 'garden',
    pages: many(1_000, (at) => ({ name: `Page ${at}`, slug: `page-${at}`, html: '<p>a</p>' })),
  })),
  json(attacker, 'rows for a generator: 5,000 of 100 columns', ['POST', '/api/turbo-data'], () => ({
    name: 'Places',
    columns: many(100, (at) => `column ${at}`),
    rows: many(5_000, () => many(100, () => filled('\u0301', 12))),
  })),
  json(attacker, 'a saved block of 100,000 values', ['POST', '/api/saved-blocks'], () => ({
    name: 'Block',
    fragment: many(60_000, () => ({})),
  })),
]

/** Endpoints for an article of maximum length, and for the requests that read it. */
export const articles = (attacker: Attacker): Door[] =>
  (
    [
      ['dots', '.'],
      ['<', '<'],
      ['blanks', ' '],
      ['combining marks', '\u0301\u0323'],
      ['tags', '<p>a'],
      ['nested tags', '<b>'],
      ['links', '<a href="/x">a</a>'],
      ['sentences', '<p>However a. B it.</p>'],
      ['one sign', '园'],
      ['entities', '&amp;'],
      ['attributes', '<p a=1 style="color:red" class=x>'],
      ['tables', '<table><td>'],
    ] as const
  ).map(([what, unit]) =>
    json(attacker, `an article of 2,000,000 letters: ${what}`, ['POST', '/api/articles'], () => ({
      title: 'Gardens',
      keyword: 'a',
      text: filled(unit, 2_000_000),
    })),
  )
