import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from 'node:process'
import { limitHeapGrowth } from '@web2/server/src/platform/process/limit-heap.ts'
import nodeOptions from '@web2/server/node-options.json' with { type: 'json' }
import type { Row } from './row.ts'

/** Numbers of pages at which memory is measured. */
export const pageCounts = [1_000, 10_000, 100_000] as const

/**
 * Kind of memory: the resident memory of a process, or the memory in use after collections forced four times
 * a second. Resident memory also includes garbage that V8 keeps while nothing makes it collect.
 */
export type Measure = 'resident' | 'held'

const forced = 'WEB2_BENCH_COLLECT'
const watched = 'WEB2_BENCH_WATCHED'
let held = 0

const collect = (): void => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  held = Math.max(held, (heapUsed + external) / 1e6)
}
// the measured process has the same heap limits as the product
if (env[watched] !== undefined) limitHeapGrowth()
if (env[forced] !== undefined) setInterval(collect, 250).unref()

/** Prints the peak MB of this process at its end, for `peakOf`, which started it. */
export const tellPeak = (): void => console.log(held > 0 ? held : process.resourceUsage().maxRSS / 1_000)

/** Returns the peak MB of a separate process that runs the module with these arguments. */
export const peakOf = async (
  module: string,
  args: readonly string[],
  measure: Measure = 'resident',
): Promise<number> => {
  const child = spawn(process.execPath, [...nodeOptions, '--expose-gc', module, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, [watched]: 'yes', ...(measure === 'held' && { [forced]: 'yes' }) },
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`The process for ${args.join(' ')} ended with ${code}`)
  return Number(text)
}

/**
 * Compares memory at the most pages with that at the fewest. `peak` returns the MB for a number of pages; `most` is
 * the largest ratio that meets the target.
 */
export const memoryRow = async (
  what: string,
  peak: (pages: number) => Promise<number>,
  most = 2,
): Promise<Row> => {
  const peaks: number[] = []
  for (const pages of pageCounts) peaks.push(await peak(pages))
  const told = pageCounts.map(
    (pages, at) => `${pages.toLocaleString('en')} pages ${peaks[at]?.toFixed(0)} MB`,
  )
  console.log(`memory of ${what}: ${told.join(', ')}`)
  const [small = 0, large = 0] = [peaks[0], peaks.at(-1)]
  return {
    name: `memory of ${what} 100,000 pages, beside 1,000`,
    ours: large,
    floor: small,
    unit: 'MB',
    ratio: large / small,
    bar: `≤ ${most}`,
    met: large <= most * small,
  }
}
