import { pictureTypes } from '@web2/builder'
import { newTarget, openDatabase } from './publishing-scene.ts'
import { loadSharp } from '@web2/server/src/domains/media/image-files/load-sharp.ts'
import { mediaStore } from '@web2/server/src/domains/media/library/media-store.ts'
import { avif, webp } from '@web2/server/src/domains/media/picture-files/encode-picture.ts'
import { sha256Of, type LibraryImage } from '@web2/server/src/domains/media/picture-files/library-images.ts'
import { makePictureFiles } from '@web2/server/src/domains/media/picture-files/make-picture-files.ts'
import { secondsOf } from './figures.ts'
import { table, type Row } from './row.ts'

/** Photos of a run; the release is measured with 100. */
const count = Number(process.env.BENCH_PHOTOS ?? 100)
const [width, height] = [4_000, 3_000]
const widths = [480, 960, 1_600, 2_400]
const atOnce = 2

/** As the product has it: one thread per image, nothing cached. */
const sharp = await loadSharp()

/** Noise of this many cells, drawn as large as the photo. */
const layer = async (cells: number, seed: number) =>
  sharp({
    create: {
      width: cells,
      height: Math.round((cells * height) / width),
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 118 + (seed % 20), sigma: 45 },
    },
  })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** A photo with large shapes and fine detail, each of other content. */
const photo = async (seed: number): Promise<Buffer> =>
  sharp(await layer(14, seed))
    .composite([
      { input: await layer(90, seed), blend: 'soft-light' },
      { input: await layer(700, seed), blend: 'soft-light' },
    ])
    .jpeg({ quality: 90 })
    .toBuffer()

/** The same files by sharp alone: each decoded, resized and encoded from the photo, two at a time. */
const bySharp = async (photos: readonly Buffer[]): Promise<void> => {
  const waiting = [...photos]
  const work = async () => {
    for (let bytes = waiting.shift(); bytes; bytes = waiting.shift())
      for (const wide of widths)
        for (const type of pictureTypes) {
          const image = sharp(bytes).autoOrient().resize({ width: wide })
          await (type === 'image/avif' ? image.avif(avif) : image.webp(webp)).toBuffer()
        }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Measures making the files of photos, stored and recorded, beside sharp alone. */
export const run = async (): Promise<Row[]> => {
  const database = await openDatabase()
  try {
    const { db, dataDir } = database
    const { accountId } = await newTarget(db, dataDir, 'bench')
    const config = { dataDir } as Parameters<typeof mediaStore>[0]
    const photos: Buffer[] = []
    const images: LibraryImage[] = []
    for (let seed = 0; seed < count; seed += 1) {
      const bytes = await photo(seed)
      const sha256 = sha256Of(bytes)
      const kept = { accountId, sha256, ending: 'jpg' }
      await mediaStore(config).keepFile(kept, bytes, 'image/jpeg')
      photos.push(bytes)
      images.push({
        accountId,
        sha256,
        type: 'image/jpeg',
        name: 'photo.jpg',
        width,
        height,
        size: bytes.length,
      })
    }
    const context = { db, config } as Parameters<typeof makePictureFiles>[0]
    const needed = images.map((image) => ({ image, widths }))
    const making = { signal: new AbortController().signal, onDone: () => undefined }
    await bySharp(photos.slice(0, 1))
    let [floor, ours, floorCpu, oursCpu] = [0, 0, 0, 0]
    // alternating, so that other work on the machine slows both
    for (let from = 0; from < count; from += atOnce) {
      const start = process.cpuUsage()
      floor += await secondsOf(() => bySharp(photos.slice(from, from + atOnce)))
      const between = process.cpuUsage(start)
      ours += await secondsOf(() =>
        makePictureFiles(context, accountId, needed.slice(from, from + atOnce), making),
      )
      const all = process.cpuUsage(start)
      floorCpu += between.user + between.system
      oursCpu += all.user + all.system - between.user - between.system
    }
    console.log(`pictures: ${(oursCpu / 1e6).toFixed(1)} s of CPU beside ${(floorCpu / 1e6).toFixed(1)} s`)
    const made = await db
      .selectFrom('pictureFiles')
      .select(({ fn }) => fn.countAll<number>().as('files'))
      .where('fileSha256', 'is not', null)
      .executeTakeFirstOrThrow()
    if (Number(made.files) !== count * widths.length * pictureTypes.length)
      throw new Error(`Only ${made.files} files were made.`)
    return [
      {
        name: `AVIF and WebP in four widths of ${count} photos of 4,000 px, next to sharp alone`,
        ours: count / ours,
        floor: count / floor,
        unit: 'photos/s',
        ratio: floor / ours,
        bar: '≥ 0.9',
        met: floor / ours >= 0.9,
      },
    ]
  } finally {
    await database.close()
  }
}

if (import.meta.main) console.log(table(await run()))
