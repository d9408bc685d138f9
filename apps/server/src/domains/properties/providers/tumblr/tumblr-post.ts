import { done, failed, type Outcome } from '../../../../platform/outbound/outcome.ts'
import type { PictureFile, PostContent, PostImprint, PostPicture } from '../connector.ts'
import { chosenSlug } from '../protocols/chosen-slug.ts'
import { textImprint } from '../protocols/post-imprint.ts'
import { multipart, type Part } from './multipart.ts'
import { htmlToNpf } from './npf/html-to-npf.ts'
import type { NpfBlock } from './npf/npf.ts'
import { npfImage } from './npf/npf-image.ts'
import { npfProblem } from './npf/npf-problem.ts'
import { markedTexts } from './npf/text-pieces.ts'
import type { TumblrCall } from './tumblr-api.ts'

/** Signs of a slug; Tumblr cuts longer ones at their end. */
const longestSlug = 47

const titleBlocks = (title: string): NpfBlock[] =>
  markedTexts([{ text: title, marks: [] }]).map(({ text }) => ({ type: 'text', subtype: 'heading1', text }))

/** What Tumblr is sent of a post. */
export const tumblrBlocks = ({ title, html, picture, pictures = [] }: PostContent): readonly NpfBlock[] => {
  const isInText = picture !== null && pictures.some(({ name }) => name === picture.name)
  return [
    ...titleBlocks(title),
    ...(picture && !isInText ? [npfImage(picture)] : []),
    ...htmlToNpf(html, pictures),
  ]
}

/** Stands for the words of a post in Tumblr's format. */
export const npfImprint = (blocks: readonly Pick<NpfBlock, 'type'>[]): string =>
  textImprint(blocks.map((block) => ('text' in block ? String(block.text) : '')))

export const tumblrImprint = (content: PostContent): PostImprint => ({
  slug: chosenSlug(content, longestSlug),
  text: npfImprint(tumblrBlocks(content)),
})

/** A picture whose file goes along. */
const sent = (picture: PostPicture): (PostPicture & { readonly file: PictureFile })[] => {
  const { file } = picture
  return 'bytes' in file ? [{ ...picture, file }] : []
}

/** The body of a request that makes or changes a post; a failure when Tumblr would not take it. */
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
