import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { packPage } from './pack-page.ts'

const rose = { standsFor: '/media/rose.png', path: 'assets/rose.png' }
const hill = { standsFor: '/media/hill.png', path: 'assets/hill.png' }

const packed = async (fetched: (address: string) => Promise<Uint8Array | undefined>) => {
  const { zip, missing } = await packPage([rose, hill], (paths) => JSON.stringify([...paths]), fetched)
  return { files: unzipSync(new Uint8Array(await zip.arrayBuffer())), missing }
}

it('contains the page, with links to its images, and their bytes', async () => {
  const { files, missing } = await packed(async (address) => new TextEncoder().encode(address))
  expect(Object.keys(files).toSorted()).toEqual(['assets/hill.png', 'assets/rose.png', 'index.html'])
  expect(strFromU8(files['assets/rose.png'] ?? new Uint8Array())).toBe(rose.standsFor)
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toBe(
    JSON.stringify([
      [rose.standsFor, rose.path],
      [hill.standsFor, hill.path],
    ]),
  )
  expect(missing).toEqual([])
})

it('reports deleted images and does not refer to their paths', async () => {
  const { files, missing } = await packed(async (address) =>
    address === rose.standsFor ? undefined : new Uint8Array([1]),
  )
  expect(Object.keys(files).toSorted()).toEqual(['assets/hill.png', 'index.html'])
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).not.toContain('rose')
  expect(missing).toEqual([rose.standsFor])
})

it("rejects while images can't be fetched", async () => {
  await expect(packed(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed')
})
