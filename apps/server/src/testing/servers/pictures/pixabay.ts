import { numbersOn, pictureCount, startPictureSource } from './picture-source.ts'

export const pixabayKey = '1234567-0123456789abcdef01234567'

const hit = (url: string, words: string, id: number) => ({
  id,
  pageURL: `https://pixabay.com/photos/${words}-${id}/`,
  type: 'photo',
  tags: `${words}, picture ${id}`,
  previewURL: `${url}/files/${id}-150.jpg`,
  webformatURL: `${url}/files/${id}-640.jpg`,
  largeImageURL: `${url}/files/${id}-1280.jpg`,
  imageWidth: 4800,
  imageHeight: 3200,
  user_id: 48777,
  user: 'Josch13',
})

/** Simulates Pixabay's API by pixabay.com/api/docs; errors come as plain text. Base URL: its url. */
export const startPixabay = () =>
  startPictureSource({
    search: ({ query }) => query.get('q') ?? undefined,
    refusal: ({ query }) =>
      query.get('key') === pixabayKey
        ? undefined
        : { status: 400, body: '[ERROR 400] Invalid or missing API key (https://pixabay.com/api/docs/).' },
    limit: {
      status: 429,
      body: '[ERROR 429] API rate limit exceeded',
      headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '23' },
    },
    fault: {
      status: 500,
      body: '<html>Internal Server Error</html>',
      headers: { 'content-type': 'text/html' },
    },
    answer: ({ query, url }) => ({
      total: pictureCount * 100,
      totalHits: pictureCount,
      hits: numbersOn(Number(query.get('page')), Number(query.get('per_page'))).map((id) =>
        hit(url, query.get('q') ?? '', id),
      ),
    }),
  })
