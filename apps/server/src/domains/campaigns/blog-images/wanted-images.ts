import { mediaNamedIn } from '@web2/site'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { imagesIn } from '../../properties/index.ts'
import type { ArticleRow } from '../../articles/index.ts'

/** An image of the account's media library. */
export interface OwnImage {
  /** First digits of the SHA-256 of its bytes, as in its URL. */
  readonly sha256: string
  readonly ending: string
}

/** An image that a post shows or links to. */
export interface WantedImage {
  readonly source: string
  readonly alt: string
  readonly caption: string
  /** Candidates for its file name, best first. */
  readonly names: readonly string[]
  readonly isFeatured: boolean
  /** Null for an external image. */
  readonly own: OwnImage | null
}

/** Returns the image of the account's media library that a URL names, on any host; null for other URLs. */
export const ownImageAt = (accountId: string, address: string): OwnImage | null => {
  const [named] = mediaNamedIn([address])
  if (named?.accountId !== accountId) return null
  return { sha256: named.hash, ending: named.ending }
}

interface Rights {
  readonly alt: string
  readonly credit: string
}

/** Returns image rights by hash prefix or URL. */
const rightsOf = async (
  db: Kysely<Database>,
  accountId: string,
  { hashes, addresses }: { readonly hashes: readonly string[]; readonly addresses: readonly string[] },
): Promise<ReadonlyMap<string, Rights>> => {
  if (hashes.length === 0 && addresses.length === 0) return new Map()
  const { rows } = await sql<Rights & { key: string }>`
    select left(file.sha256, 32) as key, rights.alt, rights.credit from media_files file
    join image_rights rights on rights.media_file_id = file.id
    where file.account_id = ${accountId} and left(file.sha256, 32) = any(${[...hashes]}::text[])
    union all
    select url as key, alt, credit from image_rights
    where account_id = ${accountId} and url = any(${[...addresses]}::text[])`.execute(db)
  return new Map(rows.map(({ key, alt, credit }) => [key, { alt, credit }]))
}

/** Returns the images of a post: the featured image and those in its HTML. */
export const wantedImages = async (
  db: Kysely<Database>,
  {
    article,
    html,
  }: {
    readonly article: Pick<ArticleRow, 'accountId' | 'featuredImage' | 'slug' | 'title'>
    readonly html: string
  },
): Promise<readonly WantedImage[]> => {
  const { accountId, featuredImage, slug, title } = article
  const ownAt = (address: string) => ownImageAt(accountId, address)
  const named = imagesIn(html, (address) => ownAt(address) !== null)
  const sources = [...named.map(({ source }) => source), ...(featuredImage === '' ? [] : [featuredImage])]
  const owns = sources.flatMap((source) => ownAt(source) ?? [])
  const rights = await rightsOf(db, accountId, {
    hashes: owns.map(({ sha256 }) => sha256),
    addresses: sources.filter((source) => ownAt(source) === null),
  })
  const about = (source: string) => {
    const own = ownAt(source)
    return { own, rights: rights.get(own?.sha256 ?? source) ?? { alt: '', credit: '' } }
  }
  const inText = named.map(({ source, alt, caption }): WantedImage => {
    const { own, rights: known } = about(source)
    const words = alt || known.alt
    const names = [words, caption, slug, title]
    return { source, own, alt: words, caption: caption || known.credit, names, isFeatured: false }
  })
  if (featuredImage === '') return inText
  const { own, rights: known } = about(featuredImage)
  const shown = inText.find((image) => image.source === featuredImage)
  const alt = shown?.alt || known.alt || title
  const caption = shown?.caption || known.credit
  return [
    { source: featuredImage, own, alt, caption, names: [alt, slug, title], isFeatured: true },
    ...inText,
  ]
}
