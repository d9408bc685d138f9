import { numbersOn, pictureCount, startPictureSource } from './picture-source.ts'

export const unsplashKey = 'unsplash-access-key-of-a-test-0123456789abc'

const photo = (url: string, words: string, id: number) => ({
  id: `un-${id}`,
  width: 6000,
  height: 4000,
  color: '#60544D',
  description: null,
  alt_description: `${words}, picture ${id}`,
  urls: Object.fromEntries(
    ['raw', 'full', 'regular', 'small', 'thumb'].map((size) => [
      size,
      `${url}/files/${id}-${size}.jpg?ixid=M3w${id}`,
    ]),
  ),
  links: {
    self: `${url}/photos/un-${id}`,
    html: `https://unsplash.com/photos/un-${id}`,
    download: `https://unsplash.com/photos/un-${id}/download`,
    download_location: `${url}/photos/un-${id}/download?ixid=M3w${id}`,
  },
  user: {
    id: 'Ul0QVz12Goo',
    username: 'ada',
    name: 'Ada Example',
    links: { html: 'https://unsplash.com/@ada' },
  },
})

/** Simulates Unsplash's API by unsplash.com/documentation: searches, and the call for a used photo. */
export const startUnsplash = () =>
  startPictureSource({
    search: ({ path, query }) => (path === '/search/photos' ? (query.get('query') ?? '') : undefined),
    refusal: ({ path, query, headers }) =>
      (
        path === '/search/photos'
          ? query.get('client_id') === unsplashKey
          : headers.authorization === `Client-ID ${unsplashKey}`
      )
        ? undefined
        : { status: 401, body: JSON.stringify({ errors: ['OAuth error: The access token is invalid'] }) },
    limit: {
      status: 403,
      body: 'Rate Limit Exceeded',
      headers: { 'content-type': 'text/plain', 'x-ratelimit-limit': '50', 'x-ratelimit-remaining': '0' },
    },
    fault: { status: 500, body: JSON.stringify({ errors: ['Something went wrong'] }) },
    answer: ({ path, query, url }) => {
      if (path.endsWith('/download')) return { url: `${url}/files/full.jpg` }
      const size = Number(query.get('per_page'))
      return {
        total: pictureCount,
        total_pages: Math.ceil(pictureCount / size),
        results: numbersOn(Number(query.get('page')), size).map((id) =>
          photo(url, query.get('query') ?? '', id),
        ),
      }
    },
  })
