import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { limits } from '@web2/contract/core'
import { LimitExceeded } from '../../../platform/threads/limit-exceeded.ts'
import { rasterizeSvg, type DrawnAs, type DrawnSvg } from './rasterize-svg.ts'
import { pictureLimit } from './load-sharp.ts'
import { isCheapSvg } from './is-cheap-svg.ts'

export interface Drawing extends Pick<DrawnAs, 'side'> {
  readonly density?: number
  /** Time limit in ms. */
  readonly within?: number
}

/** Variables the SVG library reads to find fonts and their settings. */
const drawerEnvironment = Object.fromEntries(
  [
    'PATH',
    'HOME',
    'FONTCONFIG_FILE',
    'FONTCONFIG_PATH',
    'XDG_DATA_HOME',
    'LD_LIBRARY_PATH',
    'SystemRoot',
  ].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

const drawer = fileURLToPath(new URL('./svg-drawer.ts', import.meta.url))

/**
 * Rasterizes an SVG. Unless it is certainly quick, a separate process does it and is killed at the time
 * limit, because the duration can't be predicted. Rejects with LimitExceeded then, and with an Error for damaged
 * files.
 */
export const rasterizeInProcess = (
  svg: Uint8Array,
  { side, density = 72, within = pictureLimit.seconds * 1_000 }: Drawing,
): Promise<DrawnSvg> => {
  const as = { side, density, mostPixels: limits.mediaPixels }
  return isCheapSvg(svg, side) ? rasterizeSvg(svg, as) : drawApart(svg, as, within)
}

const drawApart = (
  svg: Uint8Array,
  { side, density, mostPixels }: DrawnAs,
  within: number,
): Promise<DrawnSvg> => {
  const { promise, resolve, reject } = Promise.withResolvers<DrawnSvg>()
  const child = execFile(
    process.execPath,
    [drawer, side, density, mostPixels, within].map(String),
    {
      encoding: 'buffer',
      maxBuffer: 256_000_000,
      timeout: within,
      killSignal: 'SIGKILL',
      // keeps this process's secrets out of the child's environment
      env: drawerEnvironment,
    },
    (error, answer, said) => {
      if (error?.signal === 'SIGKILL') reject(new LimitExceeded('time', pictureLimit))
      else if (error) reject(new Error(said.toString()))
      else resolve({ width: answer.readUInt32BE(0), height: answer.readUInt32BE(4), png: answer.subarray(8) })
    },
  )
  // a child that ends before it has read everything is reported by its exit
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(svg)
  return promise
}
