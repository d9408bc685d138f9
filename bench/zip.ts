import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { renderSite, type SiteFile } from '@web2/site'
import { writeZip } from '@web2/server/src/domains/publishing/zip-downloads/write-zip.ts'
import { zipChunks } from '@web2/server/src/platform/zip/zip-chunks.ts'
import { secondsOf } from './figures.ts'
import { generatedSite, target } from './generated-site.ts'
import { memoryRow, peakOf, tellPeak } from './peak-memory.ts'
import { table, type Row } from './row.ts'

const pageCount = 10_000
const level = 6
const runCommand = promisify(execFile)

const filesOf = (pages: number): Iterable<SiteFile> => renderSite(generatedSite(pages), target)
const quietly = { at: () => undefined, signal: new AbortController().signal }

/** Writes the site to disk, for the command to pack. */
const unpack = (folder: string): void => {
  for (const { path, body } of filesOf(pageCount)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body())
  }
}

const firstByte = async (): Promise<number> => {
  const start = performance.now()
  const entries = function* () {
    for (const { path, body } of filesOf(pageCount)) yield { path, body: body() }
  }
  for await (const chunk of zipChunks(entries(), { level })) if (chunk.length > 0) break
  return performance.now() - start
}

/** Generates files in memory, so that only the packing is measured. */
function* plainFiles(count: number): Generator<SiteFile> {
  const text = 'We mow, plant and prune from spring to autumn. '.repeat(150)
  for (let index = 0; index < count; index++)
    yield {
      path: `place-${index}/index.html`,
      kind: 'page',
      contentType: '',
      cacheControl: '',
      body: () => `${index} ${text}`,
    }
}

const hasZip = (): boolean => {
  try {
    execFileSync('zip', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const speedRow = async (folder: string): Promise<Row> => {
  const source = join(folder, 'site')
  unpack(source)
  const pack = () => writeZip(join(folder, 'ours.zip'), filesOf(pageCount), quietly, { level })
  const command = () =>
    runCommand('zip', ['-qr', `-${level}`, join(folder, 'theirs.zip'), '.'], { cwd: source, maxBuffer: 1e9 })
  await pack()
  await command()
  await rm(join(folder, 'theirs.zip'))
  const [ours, floor] = [await secondsOf(pack), await secondsOf(command)]
  const sizes = await Promise.all(
    ['ours.zip', 'theirs.zip'].map(async (name) => (await stat(join(folder, name))).size),
  )
  console.log(`zip: ${sizes.map((size) => `${(size / 1e6).toFixed(1)} MB`).join(' beside ')}`)
  return {
    name: `zip of ${pageCount.toLocaleString('en')} pages, rendered and packed, beside the zip command`,
    ours: pageCount / ours,
    floor: pageCount / floor,
    unit: 'pages/s',
    ratio: floor / ours,
    bar: '≥ 0.8',
    met: floor / ours >= 0.8,
  }
}

/** Measures packing a site, against the system's command at the same level. */
export const run = async (): Promise<Row[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'bench-zip-'))
  try {
    const rows: Row[] = []
    if (hasZip()) rows.push(await speedRow(folder))
    else console.log('zip: the command is not installed, so speed is not compared')
    await firstByte()
    const first = await firstByte()
    rows.push({
      name: 'first byte of the zip file',
      ours: first,
      floor: 100,
      unit: 'ms',
      ratio: first / 100,
      bar: '< 100 ms',
      met: first < 100,
    })
    rows.push(await memoryRow('packing', (pages) => peakOf(import.meta.filename, ['peak', String(pages)])))
    return rows
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const [mode, pages] = process.argv.slice(2)
if (import.meta.main && mode === 'peak') {
  const folder = await mkdtemp(join(tmpdir(), 'bench-zip-'))
  await writeZip(join(folder, 'site.zip'), plainFiles(Number(pages)), quietly, { level })
  await rm(folder, { recursive: true, force: true })
  tellPeak()
} else if (import.meta.main) console.log(table(await run()))
