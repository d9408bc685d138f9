import { expect, it } from 'vitest'
import { done } from '../../../../../platform/outbound/outcome.ts'
import type { RemoteSubProperty } from '../../connector.ts'
import { postOf } from '../../../testing/connector-contract.ts'
import type { WpClient } from './wp-client.ts'
import { createWpLibrary } from './wp-library.ts'
import { createWpManaging } from './wp-managing.ts'
import { createWpPosting } from './wp-posts.ts'
import { asWpHtml, asWpTitle, wpTitle } from './wp-texts.ts'

const to: RemoteSubProperty = { externalId: 'site', name: '', url: '', webUrl: 'https://blog.example' }
const hostile = '<img src=x onerror=alert(1)>Roses & co'

/** Returns everything that these calls send to a site. */
const sentBy = async (talk: (clientOf: () => WpClient) => Promise<unknown>): Promise<string> => {
  const sent: unknown[] = []
  const client = (async (_path, { json } = {}) => {
    if (json !== undefined) sent.push(json)
    return done({ body: { id: 1 }, headers: {} })
  }) as WpClient
  await talk(() => client)
  return JSON.stringify(sent)
}

it.each([
  [
    'the title and the excerpt of a post',
    (clientOf: () => WpClient) =>
      createWpPosting(clientOf).publish(to, postOf({ title: hostile, excerpt: hostile })),
  ],
  [
    'a title that is changed',
    (clientOf: () => WpClient) => createWpManaging(clientOf).change(to, '1', { title: hostile }),
  ],
  [
    'the caption of an image',
    (clientOf: () => WpClient) => createWpLibrary(clientOf).describe(to, '1', { alt: '', caption: hostile }),
  ],
])('%s cannot become a tag on the site', async (_what, talk) => {
  const sent = await sentBy(talk)
  expect(sent).toContain('&lt;img src=x onerror=alert(1)>Roses & co')
  expect(sent).not.toContain('<img')
})

it.each([hostile, '5 < 6 & <b>7</b>', 'Q&amp;A', '<<script>'])('reads %j as it was written', (title) =>
  expect(wpTitle({ title: { raw: asWpHtml(title) } })).toBe(title),
)

it.each([
  ['<em>Roses</em><br />and <strong>tulips</strong>', '<em>Roses</em><br />and <strong>tulips</strong>'],
  ['<em onclick=alert(1)>x</em>', '&lt;em onclick=alert(1)>x</em>'],
  ['<<b><script>alert(1)</script>', '&lt;<b>&lt;script>alert(1)&lt;/script>'],
  ['a < b', 'a &lt; b'],
])('keeps bold words of the site’s title %j', (title, written) => expect(asWpTitle(title)).toBe(written))
