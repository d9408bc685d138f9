import { appVersion } from '@web2/contract/core'
import type { FoundImage } from '@web2/contract/media'
import { askService } from '../../../../../platform/outbound/call-service.ts'
import { done, failed, type Outcome } from '../../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, textAt, valueAt } from '../../../../../platform/outbound/read-json.ts'
import {
  perPage,
  searchBytes,
  searchTimeout,
  type FoundImages,
  type ImageQuery,
  type ImageSource,
  type SourceAccess,
  type SourceRules,
} from '../image-source.ts'
import { parseFragment, type DefaultTreeAdapterMap } from 'parse5'

type Node = DefaultTreeAdapterMap['node']

const textOf = (node: Node): string => {
  if ('value' in node && node.nodeName === '#text') return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

/** Returns the text of Wikimedia's names and licenses, which are HTML fragments. */
const plainText = (html: string): string =>
  textOf(parseFragment(html)).replace(/\s+/g, ' ').trim().slice(0, 400)

const title = 'Wikimedia'

export const wikimediaRules: SourceRules = { needsKey: false, kept: 3_600 }

/** Width in px to which larger images are reduced: one that Wikimedia caches. */
const takenWidth = 1920
const thumbWidth = 640

const facts = { prop: 'imageinfo', iiprop: 'url|user|size|mime|extmetadata' }

/** Returns a URL of the web; null for any other, which people who describe a file may enter. */
const webUrl = (typed: string): string | null => {
  const url = URL.parse(typed, 'https://commons.wikimedia.org')
  return typed !== '' && url && /^https?:$/.test(url.protocol) ? url.href : null
}

const free = /^(?:public domain|pd\b|cc0|no restrictions)/i

const imageOf = (page: unknown): FoundImage => {
  const info = valueAt(page, 'imageinfo', 0)
  const meta = (name: string) => plainText(textAt(info, 'extmetadata', name, 'value'))
  const [width, height] = [numberAt(info, 'width'), numberAt(info, 'height')]
  const name = textAt(page, 'title').replace(/^File:/, '')
  const licence = meta('LicenseShortName') || 'See file page'
  const author = meta('Artist') || textAt(info, 'user')
  // SVGs are imported as raster images, because they may contain more than drawings
  const isScaled = width > takenWidth || textAt(info, 'mime') === 'image/svg+xml'
  const scale = isScaled ? takenWidth / Math.max(width, 1) : 1
  return {
    source: 'wikimedia',
    id: textAt(page, 'title'),
    thumb: textAt(info, 'thumburl') || textAt(info, 'url'),
    full: textAt(info, 'url'),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: meta('ObjectName') || name.replace(/\.\w{2,5}$/, '').replaceAll('_', ' '),
    author,
    authorUrl: null,
    licence,
    licenceUrl: webUrl(textAt(info, 'extmetadata', 'LicenseUrl', 'value')),
    link: textAt(info, 'descriptionurl'),
    delivery: 'copy',
    creditRequired: meta('AttributionRequired') === 'true' || !free.test(licence),
  }
}

/** Returns the pages of a response in search order. */
const pagesOf = (body: unknown): readonly unknown[] =>
  [...listAt(body, 'query', 'pages')].sort((a, b) => numberAt(a, 'index') - numberAt(b, 'index'))

/**
 * Creates the source for Wikimedia Commons by MediaWiki's action API: no key, but a User-Agent with a
 * contact.
 */
export const createWikimedia = ({
  base,
  dispatcher,
  contact,
  timeout = searchTimeout,
}: SourceAccess): ImageSource => {
  const ask = async (asked: Readonly<Record<string, string>>): Promise<Outcome<unknown>> => {
    const query = new URLSearchParams({
      action: 'query',
      format: 'json',
      formatversion: '2',
      ...facts,
      ...asked,
    })
    const answer = await askService(dispatcher, {
      service: title,
      isFixedUrl: true,
      url: `${base}?${query}`,
      headers: { 'user-agent': `Web2Manager/${appVersion} (${contact})` },
      timeout,
      maxBytes: searchBytes,
    })
    // errors come with status 200
    const said = answer.ok ? textAt(answer.value, 'error', 'info') : ''
    if (said === '') return answer
    return failed({ kind: 'bad-content', message: `${title} refused the request: “${said.slice(0, 300)}”.` })
  }
  return {
    search: async ({ query, page }: ImageQuery): Promise<Outcome<FoundImages>> => {
      const answer = await ask({
        generator: 'search',
        gsrnamespace: '6',
        gsrsearch: `${query} filetype:bitmap|drawing`,
        gsrlimit: String(perPage),
        gsroffset: String((page - 1) * perPage),
        gsrinfo: 'totalhits',
        iiurlwidth: String(thumbWidth),
      })
      if (!answer.ok) return answer
      const images = pagesOf(answer.value).map(imageOf)
      const before = (page - 1) * perPage
      // a generator does not always report the total, but reports whether there is more
      const more = valueAt(answer.value, 'continue') === undefined ? 0 : perPage
      const total =
        numberAt(answer.value, 'query', 'searchinfo', 'totalhits') || before + images.length + more
      return done({ total, images })
    },
    take: async (image) => {
      const answer = await ask({ titles: image.id, iiurlwidth: String(takenWidth) })
      if (!answer.ok) return answer
      const [page] = pagesOf(answer.value)
      const url = textAt(page, 'imageinfo', 0, 'url')
      if (url === '')
        return failed({
          kind: 'bad-content',
          message: 'This image is no longer on Wikimedia. Choose another one.',
        })
      const full = textAt(page, 'imageinfo', 0, 'thumburl') || url
      return done({ ...image, full })
    },
  }
}
