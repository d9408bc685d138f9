import { npfLimits, type NpfBlock } from './npf.ts'

const many = (count: number, what: string, most: number): string =>
  `Tumblr takes at most ${most.toLocaleString('en-US')} ${what} in one post; this one has ${count.toLocaleString('en-US')}. Shorten it, or cut it into two.`

/** Returns why Tumblr would reject these blocks as one post, or an empty string. */
export const npfProblem = (blocks: readonly NpfBlock[]): string => {
  if (blocks.length === 0) return 'The article is empty: there is nothing to post.'
  if (blocks.length > npfLimits.blocks) return many(blocks.length, 'blocks', npfLimits.blocks)
  const images = blocks.filter(({ type }) => type === 'image').length
  if (images > npfLimits.images) return many(images, 'pictures', npfLimits.images)
  const links = blocks
    .flatMap((block) => (block.type === 'text' ? (block.formatting ?? []) : []))
    .filter(({ type }) => type === 'link').length
  if (links > npfLimits.links) return many(links, 'links', npfLimits.links)
  if (Buffer.byteLength(JSON.stringify(blocks)) > npfLimits.bytes)
    return 'Tumblr takes at most 1 MB in one post; this one is longer. Cut it into two.'
  return ''
}
