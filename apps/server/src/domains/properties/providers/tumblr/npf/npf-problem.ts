import { npfLimits, type NpfBlock } from './npf.ts'

const many = (count: number, what: string, most: number): string =>
  `Tumblr allows at most ${most.toLocaleString('en-US')} ${what} per post, but this one has ${count.toLocaleString('en-US')}. Shorten it or split it in two.`

/** Returns why Tumblr would reject these blocks as one post, or an empty string. */
export const npfProblem = (blocks: readonly NpfBlock[]): string => {
  if (blocks.length === 0) return 'The article is empty, so there is nothing to publish.'
  if (blocks.length > npfLimits.blocks) return many(blocks.length, 'blocks', npfLimits.blocks)
  const images = blocks.filter(({ type }) => type === 'image').length
  if (images > npfLimits.images) return many(images, 'images', npfLimits.images)
  const links = blocks
    .flatMap((block) => (block.type === 'text' ? (block.formatting ?? []) : []))
    .filter(({ type }) => type === 'link').length
  if (links > npfLimits.links) return many(links, 'links', npfLimits.links)
  if (Buffer.byteLength(JSON.stringify(blocks)) > npfLimits.bytes)
    return 'Tumblr allows at most 1 MB per post, but this one is larger. Split it in two.'
  return ''
}
