import type { ImageRights } from '@web2/contract/media'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rendered } from '../../../../testing/rendered.tsx'
import { rightsOfPictures } from '../../../media/images/images-api.ts'
import { articleImages } from './article-images.ts'
import { ImageOrigins } from './image-origins.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const article = {
  featuredImage: '/media/a/1/cover.png',
  text:
    '<p><img src="/media/a/2/renamed.png" alt="Oak leaves"><img src="https://photos.example/3.jpg" alt="A roof"></p>' +
    '<p><img src="/media/a/4/my%20van.png" alt=""><img src="https://rival.example/5.png"></p>' +
    '<p><img src="/media/a/2/renamed.png" alt="Oak leaves"></p>',
}
const rights = (change: Partial<ImageRights>) =>
  ({
    ...{ sourceTitle: '', model: null, cost: null, prompt: null, credit: '', author: '', link: null },
    ...{ licence: '', licenceUrl: null },
    ...change,
  }) as ImageRights
const generated = {
  source: 'gpt_image',
  sourceTitle: 'GPT Image 2.6 Flare',
  model: 'gpt-image-2.6-flare',
  prompt: 'Leaves',
}
const known = new Map([
  ['/media/a/1/', rights({ ...generated, cost: 0.0336 })],
  ['/media/a/2/', rights({ ...generated, source: 'of-an-earlier-release' })],
  [
    'https://photos.example/3.jpg',
    rights({
      ...{ credit: 'Photo by Ada on Unsplash', link: 'https://unsplash.com/photos/3' },
      ...{ licence: 'Unsplash License', licenceUrl: 'javascript:alert(1)' },
    }),
  ],
])

test('an article names the origin of each of its images once', async () => {
  const urls = articleImages(article).map(({ url }) => url)
  const { host, leave } = await rendered(<ImageOrigins article={article} />, [
    [rightsOfPictures(urls).queryKey, known],
  ])
  const items = [...host.querySelectorAll('[aria-label=Images] li')].map(({ textContent }) => textContent)
  expect(items).toEqual([
    'Featured image: Generated with OpenAI GPT Image, gpt-image-2.6-flare, $0.0336',
    'Oak leaves: Generated with GPT Image 2.6 Flare, gpt-image-2.6-flare',
    'A roof: Photo by Ada on Unsplash · Unsplash License',
    'my van.png: Uploaded',
    '5.png: From rival.example, license unknown',
  ])
  const links = [...host.querySelectorAll('a')].map(({ href, rel }) => [href, rel])
  expect(links).toEqual([['https://unsplash.com/photos/3', 'noopener noreferrer']])
  // an image of another host is named, not loaded
  expect(host.querySelector('img')).toBeNull()
  await leave()
})

test('an article without images names none', async () => {
  const { host, leave } = await rendered(
    <ImageOrigins article={{ text: '<p>Text</p>', featuredImage: '' }} />,
  )
  expect(host.querySelector('[aria-label=Images]')).toBeNull()
  await leave()
})
