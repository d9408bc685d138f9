import { escapeAttribute, escapeText } from '@web2/builder'
import type { PlannedLink } from '@web2/contract/campaigns'

export interface PlanPost {
  readonly id: string
  readonly title: string
  readonly keyword: string
  readonly runAt: string
  /** Blog of the post; null if it was deleted. */
  readonly place: string | null
  readonly address: string | null
  readonly links: readonly PlannedLink[]
  /** URL on the blog; empty before publication. */
  readonly url: string
  readonly hasArticle: boolean
}

export interface PlanPage {
  readonly name: string
  readonly timeZone: string
  readonly posts: readonly PlanPost[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

const style = `
:root { color-scheme: light dark; --line: #8884; --dim: light-dark(#526069, #9aa7b0); --accent: light-dark(#0b6e6e, #7fd1cc); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem;
  color: light-dark(#17212b, #e3e9ee); background: light-dark(#fff, #14191f); overflow-wrap: anywhere; }
h1 { margin: 0 0 .25rem; line-height: 1.25; } p { margin: .5rem 0 1rem; } a { color: var(--accent); }
.dim { color: var(--dim); } small { display: block; color: var(--dim); font-size: .875rem; }
table { border-collapse: collapse; width: 100%; } th { text-align: left; font-size: .875rem; color: var(--dim); font-weight: 600; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td:first-child { white-space: nowrap; } img, video, iframe { max-width: 100%; height: auto; }
nav { display: flex; gap: 1rem; margin-top: 1rem; }
@media (max-width: 40rem) { thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { display: block; border-bottom: 1px solid var(--line); padding: .5rem 0; } td { display: block; border: 0; padding: .125rem 0; } }
`

/** Returns a page of the preview without scripts. */
export const previewDocument = (title: string, body: string): string =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
  `<title>${escapeText(title)}</title><style>${style}</style></head><body>${body}</body></html>\n`

const webAddress = /^https?:\/\//i

/** Returns a link that opens in a new tab, or plain text if the URL is not http(s). */
const linkTo = (address: string, label: string): string =>
  webAddress.test(address)
    ? `<a href="${escapeAttribute(address)}" target="_blank" rel="noopener noreferrer nofollow">${escapeText(label)}</a>`
    : escapeText(label)

const titleOf = ({ title, keyword }: PlanPost): string => title || keyword || 'Untitled post'

const titleCell = (post: PlanPost): string => {
  const label = escapeText(titleOf(post))
  const title = post.hasArticle ? `<a href="posts/${post.id}/">${label}</a>` : label
  const links = post.links.map(({ anchor, url }) => linkTo(url, anchor || url)).join(', ')
  return (
    title +
    (post.hasArticle ? '' : '<small>Not written yet</small>') +
    (links === '' ? '' : `<small>Links to ${links}</small>`) +
    (post.url === '' ? '' : `<small>${linkTo(post.url, 'Published')}</small>`)
  )
}

const counted = (count: number): string => (count === 1 ? '1 post' : `${count.toLocaleString('en-US')} posts`)

/** Returns the page of a campaign's posts in schedule order, for approval. */
export const planPage = ({ name, timeZone, posts, total, page, pages }: PlanPage): string => {
  const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const rows = posts.map((post) => {
    const place = post.place === null ? 'Removed blog' : escapeText(post.place)
    const address = post.address ? `<small>${linkTo(post.address, post.address)}</small>` : ''
    return (
      `<tr><td><time datetime="${escapeAttribute(post.runAt)}">${when.format(new Date(post.runAt))}</time></td>` +
      `<td>${titleCell(post)}</td><td>${place}${address}</td></tr>`
    )
  })
  const turn = [
    page > 1 ? `<a href="?page=${page - 1}">Earlier posts</a>` : '',
    page < pages ? `<a href="?page=${page + 1}">Later posts</a>` : '',
  ].join('')
  return previewDocument(
    name,
    `<h1>${escapeText(name)}</h1><p class="dim">${counted(total)} planned. Times are in ${escapeText(timeZone)}.` +
      `${pages > 1 ? ` Page ${page} of ${pages}.` : ''}</p>` +
      (rows.length === 0
        ? '<p>No posts planned yet</p>'
        : '<table><thead><tr><th scope="col">Date</th><th scope="col">Post</th><th scope="col">Blog</th></tr></thead>' +
          `<tbody>${rows.join('')}</tbody></table>`) +
      (turn === '' ? '' : `<nav aria-label="Pages">${turn}</nav>`),
  )
}

/** Returns one post as it is published to its blog. */
export const postPage = (title: string, html: string): string =>
  previewDocument(
    title,
    `<p><a href="../../">All planned posts</a></p><article><h1>${escapeText(title)}</h1>${html}</article>`,
  )
