import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import type { PictureFile, PostContent, PostImprint, PostPicture } from '../connector.ts'
import { chosenSlug } from '../protocols/chosen-slug.ts'
import { textImprint } from '../protocols/post-imprint.ts'
import { htmlToNpf } from './npf/html-to-npf.ts'
import type { NpfBlock } from './npf/npf.ts'
import { npfImage } from './npf/npf-image.ts'
import { npfProblem } from './npf/npf-problem.ts'
import { markedTexts } from './npf/text-pieces.ts'
import type { TumblrCall } from './tumblr-api.ts'
import { randomUUID } from 'node:crypto'

interface Part {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly fileName?: string
}

/** Builds a multipart/form-data body (RFC 7578). Names are ours and contain no quotes. */
const multipart = (
  parts: readonly Part[],
): { readonly headers: Readonly<Record<string, string>>; readonly bytes: Buffer } => {
  const boundary = `web2-${randomUUID()}`
  const chunks = parts.flatMap(({ name, type, bytes, fileName }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"`
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\nContent-Type: ${type}\r\n\r\n`
    return [Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n')]
  })
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    bytes: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** Maximum characters of a slug; Tumblr truncates longer ones. */
const longestSlug = 47

const titleBlocks = (title: string): NpfBlock[] =>
  markedTexts([{ text: title, marks: [] }]).map(({ text }) => ({ type: 'text', subtype: 'heading1', text }))

/** Returns the blocks that Tumblr gets for a post. */
export const tumblrBlocks = ({ title, html, picture, pictures = [] }: PostContent): readonly NpfBlock[] => {
  const isInText = picture !== null && pictures.some(({ name }) => name === picture.name)
  return [
    ...titleBlocks(title),
    ...(picture && !isInText ? [npfImage(picture)] : []),
    ...htmlToNpf(html, pictures),
  ]
}

/** Returns a hash of a post's words in Tumblr's format. */
export const npfImprint = (blocks: readonly Pick<NpfBlock, 'type'>[]): string =>
  textImprint(blocks.map((block) => ('text' in block ? String(block.text) : '')))

export const tumblrImprint = (content: PostContent): PostImprint => ({
  slug: chosenSlug(content, longestSlug),
  text: npfImprint(tumblrBlocks(content)),
})

/** Returns the image in a list if its file is uploaded, else an empty list. */
const sent = (picture: PostPicture): (PostPicture & { readonly file: PictureFile })[] => {
  const { file } = picture
  return 'bytes' in file ? [{ ...picture, file }] : []
}

/** Returns the request body that creates or changes a post, or a failure if Tumblr would reject it. */
export const tumblrPost = (content: PostContent): Outcome<Pick<TumblrCall, 'json' | 'bytes' | 'headers'>> => {
  const blocks = tumblrBlocks(content)
  const problem = npfProblem(blocks)
  if (problem !== '') return failed({ kind: 'bad-content', message: problem })
  const json = {
    content: blocks,
    state: content.isDraft ? 'draft' : 'published',
    tags: content.tags.map((tag) => tag.replaceAll(',', ' ').trim()).join(','),
    slug: chosenSlug(content, longestSlug),
  }
  const { picture, pictures = [] } = content
  const files = new Map(
    [...(picture ? [picture] : []), ...pictures].flatMap(sent).map((each) => [each.name, each]),
  )
  if (files.size === 0) return done({ json })
  const parts: Part[] = [
    { name: 'json', type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) },
    ...[...files.values()].map(({ name, file: { type, bytes } }) => ({ name, type, bytes, fileName: name })),
  ]
  return done(multipart(parts))
}
