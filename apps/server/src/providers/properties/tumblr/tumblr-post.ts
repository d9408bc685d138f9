import { done, failed, type Outcome } from '../../protocols/outcome.ts'
import type { PostContent } from '../connector.ts'
import { postMark } from '../protocols/post-mark.ts'
import { multipart, type Part } from './multipart.ts'
import { htmlToNpf } from './npf/html-to-npf.ts'
import type { NpfBlock } from './npf/npf.ts'
import { npfProblem } from './npf/npf-problem.ts'
import { markedTexts } from './npf/text-pieces.ts'
import type { TumblrCall } from './tumblr-api.ts'

/** Signs of the article's own slug; Tumblr cuts long ones at their end, where the mark stands. */
const longestSlug = 36

/** The end of the address of a post; its mark names the post for good. */
export const markedSlug = (slug: string, key: string): string => {
  const own = slug.slice(0, longestSlug).replace(/-+$/, '')
  return own === '' ? postMark(key) : `${own}-${postMark(key)}`
}

const titleBlocks = (title: string): NpfBlock[] =>
  markedTexts([{ text: title, marks: [] }]).map(({ text }) => ({ type: 'text', subtype: 'heading1', text }))

/** The body of a request that makes or changes a post; a failure when Tumblr would not take it. */
export const tumblrPost = (content: PostContent): Outcome<Pick<TumblrCall, 'json' | 'bytes' | 'headers'>> => {
  const { blocks, pictures } = htmlToNpf(content.html)
  const { picture } = content
  const shown: NpfBlock[] = picture
    ? [
        {
          type: 'image',
          media: [{ type: picture.type, identifier: 'featured' }],
          ...(picture.alt && { alt_text: [...picture.alt].slice(0, 4_096).join('') }),
        },
      ]
    : []
  const all = [...titleBlocks(content.title), ...shown, ...blocks]
  const problem = npfProblem(all)
  if (problem !== '') return failed({ kind: 'bad-content', message: problem })
  const json = {
    content: all,
    state: content.isDraft ? 'draft' : 'published',
    tags: content.tags.map((tag) => tag.replaceAll(',', ' ').trim()).join(','),
    slug: markedSlug(content.slug, content.key),
  }
  if (!picture && pictures.length === 0) return done({ json })
  const parts: Part[] = [
    { name: 'json', type: 'application/json', bytes: Buffer.from(JSON.stringify(json)) },
    ...(picture
      ? [{ name: 'featured', type: picture.type, bytes: picture.bytes, fileName: 'featured' }]
      : []),
    ...pictures.map(({ identifier, ...each }) => ({ ...each, name: identifier, fileName: identifier })),
  ]
  return done(multipart(parts))
}
