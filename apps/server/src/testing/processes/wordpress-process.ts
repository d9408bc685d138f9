import { wordPress } from '../wordpress.ts'

/** Real WordPress for browser tests: prints it as JSON, or why there is none; stops when its input ends. */
const found = await wordPress()
process.stdout.write(`${JSON.stringify(found)}\n`)
process.stdin.resume().once('end', () => void ('stop' in found ? found.stop() : undefined))
