import { numbersOn, pictureCount, startPictureSource } from './picture-source.ts'

export const pexelsKey = 'pexels-key-of-a-test-0123456789abcdef0123456789abcdef01'

const photo = (url: string, words: string, id: number) => ({
  id,
  width: 4000,
  height: 6000,
  url: `https://www.pexels.com/photo/${words}-${id}/`,
  photographer: 'Lukas Rodriguez',
  photographer_url: 'https://www.pexels.com/@lukas-rodriguez',
  photographer_id: 7,
  avg_color: '#374824',
  src: Object.fromEntries(
    ['original', 'large2x', 'large', 'medium', 'small', 'portrait', 'landscape', 'tiny'].map((size) => [
      size,
      `${url}/files/${id}-${size}.jpg`,
    ]),
  ),
  liked: false,
  alt: `${words}, picture ${id}`,
})

/** Simulates Pexels' API by pexels.com/api/documentation. Base URL: its url. */
export const startPexels = () =>
  startPictureSource({
    search: ({ query }) => query.get('query') ?? undefined,
    refusal: ({ headers }) =>
      headers.authorization === pexelsKey
        ? undefined
        : { status: 401, body: JSON.stringify({ status: 401, code: 'Unauthorized' }) },
    limit: { status: 429, body: JSON.stringify({ status: 429, code: 'Too many requests' }) },
    fault: { status: 500, body: JSON.stringify({ status: 500, code: 'Internal Server Error' }) },
    answer: ({ query, url }) => {
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
      return {
        page,
        per_page: size,
        photos: numbersOn(page, size).map((id) => photo(url, query.get('query') ?? '', id)),
        total_results: pictureCount,
      }
    },
  })
