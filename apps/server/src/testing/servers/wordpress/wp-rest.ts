import sharp from 'sharp'
import type { VendorAnswer, VendorRequest } from '../vendors/json-vendor.ts'

export interface WpRecord {
  readonly id: number
  [field: string]: unknown
}

/** Outcome of the next upload; `lost` and `kept`: the file is stored, but not confirmed. */
export type UploadTrouble = 'too-large' | 'not-allowed' | 'fault' | 'kept' | 'lost' | 'cut'

export const wpRefusal = (status: number, code: string, message: string): VendorAnswer => ({
  status,
  json: { code, message, data: { status } },
})

const gmt = (moment: number): string => new Date(moment).toISOString().slice(0, 19)

const troubleAnswers: Readonly<Record<UploadTrouble, VendorAnswer | 'cut'>> = {
  'too-large': { status: 413, bytes: Buffer.from('<h1>413 Request Entity Too Large</h1>') },
  'not-allowed': wpRefusal(
    403,
    'rest_cannot_create',
    'Sorry, you are not allowed to upload media on this site.',
  ),
  fault: { status: 500, bytes: Buffer.from('<h1>500</h1>') },
  kept: { status: 500, bytes: Buffer.from('<h1>500</h1>') },
  lost: 'cut',
  cut: 'cut',
}

/**
 * Simulates posts, terms and media of one site by wp/v2 (developer.wordpress.org/rest-api/reference), as far
 * as posting needs them.
 */
export const wpRest = (base: () => string) => {
  const kept = {
    posts: [] as WpRecord[],
    categories: [] as WpRecord[],
    tags: [] as WpRecord[],
    media: [] as (WpRecord & { readonly bytes: Buffer })[],
  }
  const troubles: UploadTrouble[] = []
  let last = 100
  const isKind = (name: string): name is keyof typeof kept => Object.hasOwn(kept, name)

  /** Appends a number to a slug that another record has, as WordPress does. */
  const freeSlug = (wanted: string, own: WpRecord | undefined): string => {
    const taken = new Set(
      [...kept.posts, ...kept.media].filter((each) => each !== own).map(({ slug }) => slug),
    )
    let slug = wanted
    for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`
    return slug
  }
  const shown = (kind: keyof typeof kept, record: WpRecord): WpRecord => {
    if (kind !== 'posts' && kind !== 'media') return record
    const { bytes: _bytes, ...fields } = record
    return {
      ...fields,
      title: { raw: record.title, rendered: record.title },
      date_gmt: gmt(Number(record.made)),
      ...(kind === 'posts' && {
        content: { raw: record.content, rendered: record.content },
        link: `${base()}/?p=${record.id}`,
      }),
    }
  }
  const listed = (kind: keyof typeof kept, query: URLSearchParams): VendorAnswer => {
    const words = query.get('search') ?? ''
    const slugs = query.get('slug')?.split(',')
    const include = query.get('include')?.split(',')
    const after = Date.parse(query.get('after') ?? '1970-01-01T00:00:00Z')
    const wanted = kept[kind].filter(
      ({ bytes: _bytes, ...record }) =>
        JSON.stringify(record).includes(words) &&
        (!slugs || slugs.includes(String(record.slug))) &&
        (!include || include.includes(String(record.id))) &&
        (record.made === undefined || Number(record.made) > after),
    )
    const from = Number(query.get('offset') ?? 0)
    const page = wanted.slice(from, from + Number(query.get('per_page') ?? 10))
    return {
      status: 200,
      json: page.map((record) => shown(kind, record)),
      headers: { 'x-wp-total': String(wanted.length) },
    }
  }
  const upload = async ({ headers, bytes }: VendorRequest): Promise<VendorAnswer | 'cut'> => {
    const trouble = troubles.shift()
    if (trouble && !['kept', 'lost'].includes(trouble)) return troubleAnswers[trouble]
    const name = /filename="([^"]+)"/.exec(headers['content-disposition'] ?? '')?.[1] ?? 'file'
    const { width, height } = await sharp(bytes).metadata()
    const stem = name.replace(/\.\w+$/, '')
    const id = (last += 1)
    const media = {
      id,
      slug: freeSlug(stem, undefined),
      title: stem,
      made: Date.now(),
      mime_type: headers['content-type'] ?? '',
      source_url: `${base()}/wp-content/uploads/${id}-${name}`,
      media_details: { width, height, filesize: bytes.length },
      alt_text: '',
      caption: '',
      bytes,
    }
    kept.media.push(media)
    return trouble ? troubleAnswers[trouble] : { status: 201, json: shown('media', media) }
  }
  const write = (kind: keyof typeof kept, found: WpRecord | undefined, given: object): VendorAnswer => {
    const fields = given as Record<string, unknown>
    const featured = Number(fields.featured_media ?? 0)
    if (featured !== 0 && !kept.media.some(({ id }) => id === featured))
      return wpRefusal(400, 'rest_invalid_featured_media', 'Invalid featured media ID.')
    const record: WpRecord = found ?? { id: (last += 1), ...(kind === 'posts' && { made: Date.now() }) }
    Object.assign(record, fields)
    if (typeof fields.slug === 'string') record.slug = freeSlug(fields.slug, found)
    if (!found) (kept[kind] as WpRecord[]).push(record)
    return { status: found ? 200 : 201, json: shown(kind, record) }
  }

  const answer = async (request: VendorRequest, kind: string, id: string): Promise<VendorAnswer | 'cut'> => {
    const { method, query, json, headers } = request
    if (!isKind(kind)) return wpRefusal(404, 'rest_no_route', 'No route was found')
    const list: WpRecord[] = kept[kind]
    const found = list.find((record) => String(record.id) === id)
    if (id !== '' && !found) return wpRefusal(404, 'rest_post_invalid_id', 'Invalid post ID.')
    if (method === 'GET') return found ? { status: 200, json: shown(kind, found) } : listed(kind, query)
    if (method === 'DELETE' && found) {
      list.splice(list.indexOf(found), 1)
      return { status: 200, json: shown(kind, found) }
    }
    if (kind === 'media' && !found && headers['content-disposition']) return upload(request)
    return write(kind, found, json as object)
  }
  return {
    ...kept,
    answer,
    /** Sets the outcomes of the next uploads, in order. */
    troubleUploads: (...next: UploadTrouble[]) => void troubles.push(...next),
    put: (post: { readonly title: string; readonly content: string }) => void write('posts', undefined, post),
    clear: () => {
      kept.posts.length = 0
      kept.media.length = 0
      troubles.length = 0
    },
  }
}
