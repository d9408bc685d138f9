import { setImmediate } from 'node:timers/promises'
import type { CampaignImages, ImageWay } from '@web2/contract/campaigns'
import type { ConnectionMeans } from '@web2/contract/properties'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { ownImageAt } from '../blog-images/wanted-images.ts'
import { articlesByPlace, type PlaceFact } from './plan-facts.ts'
import type { TextFact } from './read-article-texts.ts'

const ways: Readonly<Record<ConnectionMeans, ImageWay>> = {
  'application-password': 'uploaded',
  'wordpress-com': 'uploaded',
  tumblr: 'along',
  'weebly-cloud': 'in-text',
  assisted: 'by-hand',
}

/** A sub-property that receives images, and the articles with them. */
export interface ImagePlaceFact {
  readonly place: PlaceFact
  /** Its URL without the scheme, because two blogs may have the same title. */
  readonly address: string
  readonly way: ImageWay
  /** Distinct images, including those already at the blog. */
  readonly images: number
  readonly articles: readonly TextFact[]
}

export interface ImageFacts {
  readonly sent: readonly CampaignImages[]
  readonly places: readonly ImagePlaceFact[]
  /** Articles with images missing from the media library. */
  readonly broken: readonly TextFact[]
}

/** Returns hash prefixes of the images stored at each sub-property. */
const keptAt = async (
  db: Kysely<Database>,
  places: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const { rows } = await sql<{ place: string; hashes: string[] }>`
    select sub_property_id as place, array_agg(sha256) as hashes from blog_images
    where url <> '' and sub_property_id = any(${[...places]}::uuid[]) group by 1`.execute(db)
  return new Map(rows.map(({ place, hashes }) => [place, new Set(hashes)]))
}

const inLibrary = async (
  db: Kysely<Database>,
  accountId: string,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (hashes.length === 0) return new Set()
  const { rows } = await sql<{ hash: string }>`
    select left(sha256, 32) as hash from media_files
    where account_id = ${accountId} and left(sha256, 32) = any(${[...hashes]}::text[])`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/** Determines which images the posts of a plan upload to which blogs. */
export const imageFacts = async (
  db: Kysely<Database>,
  {
    accountId,
    campaignId,
    places,
    facts,
  }: {
    readonly accountId: string
    readonly campaignId: string
    readonly places: readonly PlaceFact[]
    readonly facts: ReadonlyMap<string, TextFact>
  },
): Promise<ImageFacts> => {
  const withImages = [...facts.values()].filter(({ images }) => images.length > 0)
  if (withImages.length === 0) return { sent: [], places: [], broken: [] }
  const hashOf = (address: string) => ownImageAt(accountId, address)?.sha256
  const hashes = [
    ...new Set(withImages.flatMap(({ images }) => images.flatMap((each) => hashOf(each) ?? []))),
  ]
  const [posted, kept, known] = await Promise.all([
    articlesByPlace(db, campaignId),
    keptAt(
      db,
      places.flatMap(({ id }) => id ?? []),
    ),
    inLibrary(db, accountId, hashes),
  ])
  const isGone = (address: string) => {
    const hash = hashOf(address)
    return hash !== undefined && !known.has(hash)
  }
  const found: ImagePlaceFact[] = []
  const sent: CampaignImages[] = []
  const broken = new Set<TextFact>()
  for (const place of places) {
    const { id, webUrl, means } = place
    if (id === null || means === null) continue
    const articles = (posted.get(id) ?? []).flatMap((article) => facts.get(article) ?? [])
    const images = new Set(articles.flatMap((article) => article.images))
    if (images.size === 0) continue
    const way = ways[means]
    const there = kept.get(id) ?? new Set()
    const isNew = (address: string) => !there.has(hashOf(address) ?? '')
    for (const article of articles)
      if (article.images.some((each) => isNew(each) && isGone(each))) broken.add(article)
    const address = webUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
    found.push({
      place,
      address,
      way,
      images: images.size,
      articles: articles.filter((article) => article.images.length > 0),
    })
    const count = [...images].filter(isNew).length
    if (count > 0) sent.push({ _id: id, name: address, way, images: count })
    // yields to other requests
    await setImmediate()
  }
  return { sent, places: found, broken: [...broken] }
}
