import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { GCProfiler } from 'node:v8'
import type { Row } from './row.ts'

/** Numbers of pages at which memory is looked at. */
export const pageCounts = [1_000, 10_000, 100_000] as const

/** Megabytes of a process at most. */
export interface Peak {
  /** Of the machine, with what V8 has not yet collected because nothing made it. */
  readonly resident: number
  /** What was in use after a collection of everything: what the work itself keeps. */
  readonly held: number
}

const watched = 'WEB2_BENCH_PEAK'
const profiler = env[watched] === undefined ? undefined : new GCProfiler()
profiler?.start()

/** For a process that `peakOf` started, to say at its end. */
export const tellPeak = (): void => {
  // peakOf exposes it: a process that never collected everything does so once
  globalThis.gc?.()
  const whole = (profiler?.stop()?.statistics ?? []).filter(({ gcType }) => gcType === 'MarkSweepCompact')
  const held = whole.map(({ afterGC: { heapStatistics } }) => heapStatistics)
  const bytes = held.map(({ usedHeapSize, externalMemory }) => usedHeapSize + externalMemory)
  const peak: Peak = { resident: process.resourceUsage().maxRSS / 1_000, held: Math.max(...bytes) / 1e6 }
  console.log(JSON.stringify(peak))
}

/** The peaks of a process of its own that runs the module with these arguments. */
export const peakOf = async (module: string, args: readonly string[]): Promise<Peak> => {
  const child = spawn(process.execPath, ['--expose-gc', module, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, [watched]: 'yes' },
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The process for ${args.join(' ')} ended with ${code}`)
  return JSON.parse(text) as Peak
}

/** Memory at the most pages beside that at the fewest, resident and held; `peak` measures for so many pages. */
export const memoryRows = async (what: string, peak: (pages: number) => Promise<Peak>): Promise<Row[]> => {
  const peaks: Peak[] = []
  for (const pages of pageCounts) peaks.push(await peak(pages))
  const told = pageCounts.map((pages, at) => {
    const { resident = 0, held = 0 } = peaks[at] ?? {}
    return `${pages.toLocaleString('en')} pages ${resident.toFixed(0)} MB, ${held.toFixed(0)} held`
  })
  console.log(`memory of ${what}: ${told.join('; ')}`)
  const row = (name: string, of: (peak: Peak) => number): Row => {
    const [small = 0, large = 0] = [peaks[0], peaks.at(-1)].map((each) => (each ? of(each) : 0))
    return {
      name: `${name} ${what} 100,000 pages, beside 1,000`,
      ours: large,
      floor: small,
      unit: 'MB',
      ratio: large / small,
      bar: '≤ 2',
      met: large <= 2 * small,
    }
  }
  return [
    row('memory of', ({ resident }) => resident),
    row('memory held after collections by', ({ held }) => held),
  ]
}
