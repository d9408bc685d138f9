import { wordPress } from '../wordpress.ts'

/** A real WordPress for browser tests: told as JSON, or why there is none; stopped when its input ends. */
const found = await wordPress()
process.stdout.write(`${JSON.stringify(found)}\n`)
process.stdin.resume().once('end', () => void ('stop' in found ? found.stop() : undefined))
