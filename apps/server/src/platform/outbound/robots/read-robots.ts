import { boundedReader } from '../../threads/bounded-reader.ts'
import { robotsAllow } from './robots.ts'

/** Bytes of robots.txt that have to be read (RFC 9309, section 2.5). */
export const robotsBytes = 512_000

/** Reads a robots.txt: given its text, the name of the crawler, and the path with its query. */
export const readRobots = boundedReader(
  robotsAllow,
  { module: new URL('./robots.ts', import.meta.url), name: 'robotsAllow' },
  { within: 5_000, what: 'robots.txt', advice: 'The page isn’t checked without it.' },
)
