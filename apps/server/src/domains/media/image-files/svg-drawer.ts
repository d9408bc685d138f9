import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { rasterizeSvg } from './rasterize-svg.ts'

/*
 * Separate process that rasterizes the SVG from stdin and writes its size (two 32-bit numbers) and the PNG.
 * The library can't be interrupted, but the process can be killed.
 */

const [side = 0, density = 0, mostPixels = 0, within] = process.argv.slice(2).map(Number)

// the parent may have been killed
setTimeout(() => process.kill(process.pid, 'SIGKILL'), within).unref()
setPriority(5)

const { width, height, png } = await rasterizeSvg(await buffer(process.stdin), { side, density, mostPixels })
const size = Buffer.alloc(8)
size.writeUInt32BE(width, 0)
size.writeUInt32BE(height, 4)
process.stdout.write(Buffer.concat([size, png]))
