import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/*
 * A process of its own: draws the SVG that comes in as pixels, and answers with its size (two numbers of 32 bits) and
 * the PNG. The library that draws cannot be interrupted, and the process can be killed.
 */

const [side, density, mostPixels, within] = process.argv.slice(2).map(Number)

// whoever started it may have been killed
setTimeout(() => process.kill(process.pid, 'SIGKILL'), within).unref()
setPriority(5)
sharp.cache(false)
sharp.concurrency(1)

const svg = await buffer(process.stdin)
const options = { limitInputPixels: mostPixels, failOn: 'truncated' } as const
const { width, height } = await sharp(svg, options).metadata()
const png = await sharp(svg, { ...options, density })
  .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
  .png()
  .toBuffer()
const size = Buffer.alloc(8)
size.writeUInt32BE(width, 0)
size.writeUInt32BE(height, 4)
process.stdout.write(Buffer.concat([size, png]))
