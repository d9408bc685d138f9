import { done, failed, type Outcome, type ServiceFailure } from '../../../../../platform/outbound/outcome.ts'
import { listAt, numberAt, parsedJson, textAt } from '../../../../../platform/outbound/read-json.ts'
import type { Refusal } from '../../../../../platform/outbound/service-error.ts'
import type { BlogLibrary, BlogPicture, RemoteSubProperty, PictureUpload } from '../../connector.ts'
import { isNamed } from '../chosen-slug.ts'
import { madeSince } from '../post-imprint.ts'
import type { WpClient } from './wp-client.ts'
import { asWpHtml, wpMoment, wpTitle } from './wp-texts.ts'

const sizeOf = (media: unknown, side: 'width' | 'height'): number | null =>
  numberAt(media, 'media_details', side) || null

const pictureOf = (media: unknown): BlogPicture => ({
  externalId: textAt(media, 'id'),
  url: textAt(media, 'source_url'),
  type: textAt(media, 'mime_type'),
  width: sizeOf(media, 'width'),
  height: sizeOf(media, 'height'),
})

const hostOf = ({ webUrl }: Pick<RemoteSubProperty, 'webUrl'>): string => URL.parse(webUrl)?.host ?? webUrl

const megabytes = (bytes: number): string => `${Math.max(0.1, Math.round(bytes / 1e5) / 10)} MB`

/** Maps errors about the file rather than the post; returns undefined for all others. */
const uploadFailure =
  (host: string, { bytes }: PictureUpload) =>
  ({ status, text }: Refusal): ServiceFailure | undefined => {
    const details = parsedJson(text)
    const code = textAt(details, 'code')
    if (/^rest_(?:cannot_create|cannot_upload|forbidden)$/.test(code))
      return {
        kind: 'bad-content',
        message: `The connected user can’t upload images to ${host}. Ask an administrator there for the Author or Editor role.`,
        details,
      }
    if (status === 413 || /too_(?:big|large)/.test(code))
      return {
        kind: 'bad-content',
        message: `${host} doesn’t accept files of ${megabytes(bytes.length)}. Use a smaller image, or ask its host to raise the upload limit.`,
      }
    return undefined
  }

const stemOf = (name: string): string => name.replace(/\.\w+$/, '')

/**
 * Compares type and size. WordPress scales images above 2,560 px, which we don't send, and keeps others as
 * they are.
 */
const isSameImage = (media: unknown, { type, width, height }: Omit<PictureUpload, 'bytes'>): boolean => {
  const [mediaWidth, mediaHeight] = [sizeOf(media, 'width'), sizeOf(media, 'height')]
  const isSameSize = mediaWidth === null || (mediaWidth === width && mediaHeight === height)
  return isSameSize && [type, ''].includes(textAt(media, 'mime_type'))
}

const perPage = 100

/** Creates the image library of one WordPress site, by wp/v2. */
export const createWpLibrary = (clientOf: (to: RemoteSubProperty) => WpClient): BlogLibrary => ({
  find: async (to, { askedAt, others, ...upload }) => {
    const stem = stemOf(upload.name)
    const query = { search: stem, per_page: perPage, orderby: 'date', order: 'desc', context: 'edit' }
    const answer = await clientOf(to)('/media', { query })
    if (!answer.ok) return answer
    const since = madeSince(askedAt).toISOString()
    const found = listAt(answer.value.body).find(
      (media) =>
        !others.has(textAt(media, 'id')) &&
        (isNamed(stem, textAt(media, 'slug')) || isNamed(stem, wpTitle(media))) &&
        (wpMoment(media) === '' || wpMoment(media) >= since) &&
        isSameImage(media, upload),
    )
    return done(found === undefined ? null : pictureOf(found))
  },
  upload: async (to, upload) => {
    const answer = await clientOf(to)('/media', {
      method: 'POST',
      bytes: upload.bytes,
      headers: {
        'content-type': upload.type,
        'content-disposition': `attachment; filename="${upload.name}"`,
      },
      failure: uploadFailure(hostOf(to), upload),
    })
    if (!answer.ok) return answer
    const picture = pictureOf(answer.value.body)
    if (picture.externalId !== '' && picture.url !== '') return done(picture)
    return failed({
      kind: 'retryable',
      message: `${hostOf(to)} didn’t return the URL of the uploaded image.`,
    })
  },
  describe: async (to, externalId, { alt, caption }) => {
    const answer = await clientOf(to)(`/media/${encodeURIComponent(externalId)}`, {
      method: 'POST',
      json: { alt_text: alt, caption: asWpHtml(caption) },
    })
    return answer.ok ? done(null) : answer
  },
  among: async (to, externalIds): Promise<Outcome<ReadonlySet<string>>> => {
    const there = new Set<string>()
    for (let from = 0; from < externalIds.length; from += perPage) {
      const include = externalIds.slice(from, from + perPage).join(',')
      const answer = await clientOf(to)('/media', { query: { include, per_page: perPage } })
      if (!answer.ok) return answer
      for (const media of listAt(answer.value.body)) there.add(textAt(media, 'id'))
    }
    return done(there)
  },
})
