import { readFile } from 'node:fs/promises'
import { limits, type NapData } from '@web2/contract'
import { mediaNamedIn } from '@web2/site'
import type { Kysely } from 'kysely'
import type { AppContext } from '../../context.ts'
import type { Database } from '../../db/database.ts'
import { guardedAgentOf } from '../../outbound/process-agent.ts'
import { mediaStore } from '../../providers/media-files/media-store.ts'
import { readPicture } from '../../providers/pictures/read-picture.ts'
import type { PostContent, PostPicture } from '../../providers/properties/connector.ts'
import { fetchPicture } from '../../providers/protocols/fetch-picture.ts'
import type { ArticleRow } from '../articles/article-view.ts'
import type { CampaignRow, JobRow } from './campaign-views.ts'
import { disclosureFor } from './disclosure.ts'
import { postHtml } from './post-html.ts'

export interface ReadyPost {
  readonly content: PostContent
  /** What is left out, in a sentence; empty when nothing is. */
  readonly missing: string
}

type Read =
  { readonly ok: true; readonly picture: PostPicture } | { readonly ok: false; readonly why: string }

const fileName = (address: string): string =>
  (address.split(/[?#]/)[0] ?? '').split('/').at(-1)?.slice(0, 120) || 'picture'

const ownPicture = async (
  { config }: Pick<AppContext, 'config'>,
  { accountId, address, alt }: { accountId: string; address: string; alt: string },
): Promise<Read> => {
  const [named] = mediaNamedIn([address])
  const path =
    named?.accountId === accountId
      ? await mediaStore(config).fileOf({ accountId, sha256: named.hash, ending: named.ending })
      : undefined
  if (!named || path === undefined) return { ok: false, why: 'it is not in the library any more' }
  const type = named.contentType.split(';')[0] ?? ''
  return { ok: true, picture: { name: fileName(address), type, bytes: await readFile(path), alt } }
}

const foreignPicture = async (
  { config }: Pick<AppContext, 'config'>,
  { address, alt }: { address: string; alt: string },
): Promise<Read> => {
  const answer = await fetchPicture(guardedAgentOf(config), {
    service: 'the picture’s site',
    url: address,
    timeout: 30_000,
    maxBytes: limits.mediaFileBytes,
  })
  if (!answer.ok) return { ok: false, why: answer.failure.message }
  const read = await readPicture(answer.value)
  if (!read.ok) return { ok: false, why: read.msg }
  const { type, bytes } = read.picture
  return { ok: true, picture: { name: fileName(address), type, bytes, alt } }
}

const napOf = async (
  db: Kysely<Database>,
  { napId, accountId }: Pick<CampaignRow, 'napId' | 'accountId'>,
): Promise<NapData | null> => {
  if (napId === null) return null
  const row = await db
    .selectFrom('naps')
    .selectAll()
    .where('id', '=', napId)
    .where('accountId', '=', accountId)
    .executeTakeFirst()
  return row ? { ...row, KGMID: row.kgmid } : null
}

/** An article as it goes to a place: with the links of its post, the business listing and its picture. */
export const postContent = async (
  context: Pick<AppContext, 'config' | 'db'>,
  {
    job,
    campaign,
    article,
  }: { readonly job: JobRow; readonly campaign: CampaignRow; readonly article: ArticleRow },
): Promise<ReadyPost> => {
  const { accountId } = job
  const address = article.featuredImage
  const alt = article.title
  const read =
    address === ''
      ? undefined
      : await (address.startsWith('/media/')
          ? ownPicture(context, { accountId, address, alt })
          : foreignPicture(context, { address, alt }))
  const html = postHtml({
    text: article.text,
    links: job.links,
    nap: await napOf(context.db, campaign),
    disclosure: disclosureFor(article.text, job.links),
    publicUrl: context.config.publicUrl,
  })
  return {
    content: {
      key: job.id,
      title: article.title,
      html,
      excerpt: article.metaDescription,
      slug: article.slug,
      tags: [],
      categories: [],
      picture: read?.ok ? read.picture : null,
      isDraft: false,
    },
    missing: read && !read.ok ? `The featured picture is left out: ${read.why}` : '',
  }
}
