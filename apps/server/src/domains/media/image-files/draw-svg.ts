import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { limits } from '@web2/contract/core'
import { GivenUp } from '../../../platform/threads/given-up.ts'
import { drawHere, type DrawnAs, type DrawnSvg } from './draw-here.ts'
import { pictureLimit } from './load-sharp.ts'
import { isQuickToDraw } from './quick-svg.ts'

export interface Drawing extends Pick<DrawnAs, 'side'> {
  readonly density?: number
  /** Milliseconds after which it is given up. */
  readonly within?: number
}

/** What its library looks up: where fonts and their settings are. */
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
 * Draws an SVG as pixels. Unless it is surely quick, that is done in a process of its own, which is killed when it
 * overruns its time: how long a drawing takes is known only when it is drawn. Rejects with a GivenUp then, and with an
 * Error for what is damaged.
 */
export const drawSvg = (
  svg: Uint8Array,
  { side, density = 72, within = pictureLimit.seconds * 1_000 }: Drawing,
): Promise<DrawnSvg> => {
  const as = { side, density, mostPixels: limits.mediaPixels }
  return isQuickToDraw(svg, side) ? drawHere(svg, as) : drawApart(svg, as, within)
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
      // the secrets of this process are none of its business
      env: drawerEnvironment,
    },
    (error, answer, said) => {
      if (error?.signal === 'SIGKILL') reject(new GivenUp('time', pictureLimit))
      else if (error) reject(new Error(said.toString()))
      else resolve({ width: answer.readUInt32BE(0), height: answer.readUInt32BE(4), png: answer.subarray(8) })
    },
  )
  // one that ends before it has read everything is told of by its exit
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(svg)
  return promise
}
