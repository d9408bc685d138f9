import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createSitesHost } from '@web2/server/src/domains/clouds/hosting/serve-sites.ts'
import { fontLibrary } from '@web2/server/src/domains/sites/fonts/font-library.ts'
import { templatePages } from '@web2/server/src/domains/sites/pages/template-pages.ts'
import { renderSite, type Template } from '@web2/site'
import { trades } from '@web2/site/templates'
import { templateNavigation } from '../packages/site/src/templates/template-navigation.ts'
import { fullListing } from '../packages/site/src/testing/section-pages.ts'
import { table, type Row } from './row.ts'

const runProgram = promisify(execFile)

/** Folder of the npm package `lighthouse`, which the product does not depend on. */
const lighthouse = process.env.LIGHTHOUSE ?? join(import.meta.dirname, '..', 'node_modules', 'lighthouse')

/** Names of templates to measure, separated by commas; all without it. */
const chosen = process.env.LIGHTHOUSE_TEMPLATES?.split(',')

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const

type Category = keyof typeof categories
type Device = 'phone' | 'desktop'

interface Audit {
  readonly title: string
  readonly score: number | null
}

interface Report {
  readonly audits: Readonly<Record<string, Audit>>
  readonly categories: Readonly<
    Record<
      Category,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }
    >
  >
}

/** Publishes a template with a full listing into the folder of the built-in host. */
const publish = async (template: Template, root: string, baseUrl: string): Promise<void> => {
  const pages = (templatePages(template.id) ?? []).map((page, at) => ({
    ...{ ...page, isDefault: at === 0, updatedAt: '2026-11-20T00:00:00.000Z' },
  }))
  const site = {
    ...{ name: 'Harbor Works', email: 'hello@harbor-works.example', pages },
    navigation: templateNavigation(template),
    ...(template.theme && { theme: template.theme }),
  }
  const target = {
    ...{ nap: fullListing.nap!, year: 2026, directoryIndex: true, baseUrl, fonts: fontLibrary },
    // pages at the built-in host report taps on phone numbers
    calls: { key: '', link: () => null, script: () => 'token' },
  }
  for (const { path, body } of renderSite(site, target)) {
    const file = join(root, template.id, ...path.split('/'))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, body())
  }
}

const reportOf = async (url: string, device: Device, folder: string): Promise<Report> => {
  const path = join(folder, 'report.json')
  await runProgram(
    process.execPath,
    [
      join(lighthouse, 'cli', 'index.js'),
      url,
      ...['--output=json', `--output-path=${path}`, '--quiet', '--no-enable-error-reporting'],
      `--only-categories=${Object.keys(categories).join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --no-first-run',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 1 << 26 },
  )
  return JSON.parse(await readFile(path, 'utf8')) as Report
}

const scoreOf = (report: Report, category: Category): number =>
  Math.round((report.categories[category].score ?? 0) * 100)

/** Returns the titles of audits that cost points, but for those of speed. */
const faultsOf = ({ categories: measured, audits }: Report): string[] =>
  Object.entries(measured)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .flatMap(({ id }) => {
      const { score = null, title = id } = audits[id] ?? {}
      return score !== null && score < 1 ? [`${id}: ${title}`] : []
    })

const rowsOf = (id: string, device: Device, report: Report): Row[] =>
  Object.entries(categories).map(([category, name]) => {
    const ours = scoreOf(report, category as Category)
    return {
      ...{ name: `Lighthouse, home page of ${id}, ${device}: ${name}`, ours, floor: 100, unit: 'points' },
      ...{ ratio: ours / 100, bar: '100', met: ours === 100 },
    }
  })

/** Creates the built-in host for a folder of sites, without previews or a database. */
const hostOf = (dataDir: string) =>
  createSitesHost({
    config: { dataDir },
    log: console.log,
    contributions: {
      previews: { answer: () => Promise.resolve(false), withoutSecret: (url?: string) => url ?? '' },
      visitorPages: { answer: () => Promise.resolve(false) },
      callTaps: { answer: () => Promise.resolve(false) },
    },
  } as unknown as Parameters<typeof createSitesHost>[0])

/**
 * Measures the home page of each template as the built-in host serves it, for a phone and for a desktop, against full
 * scores. Without Lighthouse it says so and measures nothing.
 */
export const run = async (): Promise<Row[]> => {
  if (!existsSync(join(lighthouse, 'cli', 'index.js'))) {
    console.log(
      'Lighthouse is not installed, so nothing was measured. Run `npm install lighthouse` in another folder, and set LIGHTHOUSE to its node_modules/lighthouse.',
    )
    return []
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'web2-lighthouse-'))
  const host = hostOf(dataDir).listen(0, '127.0.0.1')
  try {
    await new Promise((listening) => host.once('listening', listening))
    const { port } = host.address() as AddressInfo
    const rows: Row[] = []
    for (const template of trades.filter(({ id }) => chosen?.includes(id) ?? true)) {
      const url = `http://${template.id}.localhost:${port}/`
      await publish(template, join(dataDir, 'sites'), url)
      for (const device of ['phone', 'desktop'] as const) {
        const report = await reportOf(url, device, dataDir)
        rows.push(...rowsOf(template.id, device, report))
        for (const fault of faultsOf(report)) console.log(`${template.id}, ${device}: ${fault}`)
      }
    }
    return rows
  } finally {
    host.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) console.log(table(await run()))
