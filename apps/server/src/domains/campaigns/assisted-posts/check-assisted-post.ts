import type { AssistedPostContent } from '@web2/contract/campaigns'
import type { AppContext } from '../../../platform/context.ts'
import { guardedAgentOf } from '../../../platform/outbound/process-agent.ts'
import { readPage, type PageFacts } from '../../properties/index.ts'

export type PostCheckResult =
  /** The page shows the post; `problem` names missing or wrong links. */
  | { readonly kind: 'found'; readonly problem: string }
  | { readonly kind: 'missing'; readonly message: string }
  | { readonly kind: 'later'; readonly message: string }

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Characters at the start of the text that must appear on the page; only one of title and text needs to
 * match.
 */
const sample = 120

const holdsText = (
  { title, text }: PageFacts,
  wanted: Pick<AssistedPostContent, 'title' | 'text'>,
): boolean => {
  const shown = letters(`${title} ${text}`)
  const [name, body] = [letters(wanted.title), letters(wanted.text)]
  return (name !== '' && shown.includes(name)) || (body !== '' && shown.includes(body.slice(0, sample)))
}

/**
 * Returns a link's target without trailing slash. Unwraps Google Sites links, which pass through a Google
 * redirect page.
 */
const target = (href: string, page: string): string => {
  const address = URL.parse(href, page)
  if (!address) return ''
  const led = /(?:^|\.)google\.com$/.test(address.hostname) && address.pathname === '/url'
  return (led ? (URL.parse(address.searchParams.get('q') ?? '')?.href ?? '') : address.href).replace(
    /\/$/,
    '',
  )
}

const words = (rel: string): readonly string[] => rel.toLowerCase().split(/\s+/).filter(Boolean)

/** Values of `rel` that search engines evaluate. */
const told = new Set(['nofollow', 'sponsored', 'ugc'])

const linkProblem = ({ links }: PageFacts, page: string, wanted: AssistedPostContent['links']): string => {
  const found = links.map(({ href, rel }) => ({ url: target(href, page), rel: words(rel) }))
  const problems = wanted.map(({ url, rel }) => {
    const same = found.filter((link) => link.url === url.replace(/\/$/, ''))
    if (same.length === 0) return `The link to ${url} is missing.`
    const needed = words(rel).filter((word) => told.has(word))
    return same.some((link) => needed.every((word) => link.rel.includes(word)))
      ? ''
      : `The link to ${url} is missing rel="${needed.join(' ')}".`
  })
  return [...new Set(problems.filter(Boolean))].slice(0, 5).join(' ')
}

/** Checks whether a page contains the post and whether its links are right. */
export const checkPublishedPost = async (
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  url: string,
  wanted: Pick<AssistedPostContent, 'title' | 'text' | 'links'>,
): Promise<PostCheckResult> => {
  const world = { dispatcher: guardedAgentOf(config), signal: AbortSignal.timeout(60_000), now }
  const read = await readPage(world, url)
  if (read.kind === 'later') return { kind: 'later', message: read.failure.message }
  if (read.kind !== 'page') return { kind: 'missing', message: read.message }
  const { facts } = read.page
  return holdsText(facts, wanted)
    ? { kind: 'found', problem: linkProblem(facts, read.page.url, wanted.links) }
    : {
        kind: 'missing',
        message:
          'Neither the title nor the text was found on this page. Check the URL, and that the page is published.',
      }
}
