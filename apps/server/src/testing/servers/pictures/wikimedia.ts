import { numbersOn, pictureCount, startPictureSource } from './picture-source.ts'

const words = (text: string) => text.replace(/ filetype:.*$/, '')

/** Search whose images have links that run a script, as anyone who describes a file may enter. */
export const scriptSearch = 'Script'

const page = (
  url: string,
  id: number,
  width: string | null,
  licenceUrl = 'https://creativecommons.org/licenses/by-sa/4.0',
) => ({
  pageid: id,
  ns: 6,
  title: `File:Picture ${id}.jpg`,
  index: id,
  imagerepository: 'local',
  imageinfo: [
    {
      user: 'Uploader',
      size: 4_321_000,
      width: 4000,
      height: 3000,
      thumburl: `${url}/files/${width ?? 0}px-${id}.jpg`,
      thumbwidth: Number(width),
      url: `${url}/files/${id}.jpg`,
      descriptionurl: `https://commons.wikimedia.org/wiki/File:Picture_${id}.jpg`,
      mime: 'image/jpeg',
      extmetadata: {
        ObjectName: { value: `Picture ${id}`, source: 'mediawiki-metadata' },
        Artist: {
          value: '<a href="//commons.wikimedia.org/wiki/User:Ada" title="User:Ada">Ada &amp; Co</a>',
        },
        LicenseShortName: { value: id % 2 === 1 ? 'CC BY-SA 4.0' : 'Public domain' },
        LicenseUrl: { value: licenceUrl },
        AttributionRequired: { value: id % 2 === 1 ? 'true' : 'false' },
      },
    },
  ],
})

/**
 * Simulates Wikimedia Commons by MediaWiki's action API; it rejects clients without a contact in the
 * User-Agent. Base: url + /w/api.php
 */
export const startWikimedia = () =>
  startPictureSource({
    search: ({ query }) => words(query.get('gsrsearch') ?? ''),
    refusal: ({ headers }) =>
      /^\S+\/\S+ \(.+\)/.test(headers['user-agent'] ?? '')
        ? undefined
        : {
            status: 403,
            body: 'Please set a user-agent and respect our robot policy',
            headers: { 'content-type': 'text/plain' },
          },
    limit: { status: 429, body: 'You are making too many requests', headers: { 'retry-after': '120' } },
    fault: { status: 503, body: '<html>Our servers are currently under maintenance</html>' },
    answer: ({ query, url }) => {
      const width = query.get('iiurlwidth')
      const title = query.get('titles')
      if (title !== null)
        return { batchcomplete: true, query: { pages: [page(url, Number(/\d+/.exec(title)), width)] } }
      const [from, size] = [Number(query.get('gsroffset')), Number(query.get('gsrlimit'))]
      const isScript = words(query.get('gsrsearch') ?? '') === scriptSearch
      const licenceUrl = isScript ? ' JavaScript:alert(1)' : undefined
      const pages = numbersOn(from / size + 1, size).map((id) => page(url, id, width, licenceUrl))
      const next =
        from + size < pictureCount ? { continue: { gsroffset: from + size, continue: 'gsroffset||' } } : {}
      return { ...next, query: { pages: pages.toReversed() } }
    },
  })
