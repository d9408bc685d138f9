import { randomInt } from 'node:crypto'
import type {
  VerificationQuestion,
  Connector,
  ConnectorDeps,
  RemoteSubProperty,
  VerificationMemory,
  VerificationStepResult,
} from '../connector.ts'
import { done, failed } from '../../../../platform/outbound/outcome.ts'
import type { PageFacts } from './page-facts.ts'
import { readPage, type PageAnswer } from './read-page.ts'
import { isSameSite } from './same-site.ts'
import { sharePicture } from './share-image.ts'
import { ways } from './verification-ways.ts'

/** Letters and digits that are not confused with one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Returns a code of 80 bits: `web2-` and 16 letters or digits. */
const newCode = (): string =>
  `web2-${Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

/** Returns the step result for a page that could not be read: a failure or a retry. */
const unread = (answer: Exclude<PageAnswer, { kind: 'page' }>): VerificationStepResult => {
  if (answer.kind === 'later') return answer
  const problems = { gone: 'site-gone', 'private-address': 'private-address', refused: 'refused' } as const
  return { kind: 'failed', problem: problems[answer.kind], message: answer.message }
}

/**
 * Returns the methods available for this site; the emailed code comes after those with a code on the site.
 */
const chooseWay = (mailTo: string): VerificationQuestion => ({
  step: 'choose-way',
  ways: [
    ...ways.map(({ title }) => title),
    ...(mailTo === '' ? [] : [`Email a one-time code to ${mailTo}, the address shown on the site`]),
  ],
})

/** Returns the contact address that the page shows, or an empty string. */
const shownMail = ({ links }: PageFacts): string => {
  const written = links.map(({ href }) => /^mailto:([^?\s]+)/i.exec(href.trim())?.[1] ?? '')
  return written.find((to) => /^[^@\s,;]{1,64}@[^@\s,;]+\.[a-z]{2,}$/i.test(to)) ?? ''
}

const newMailedCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

const askForMailed = (code: string, mailTo: string, wrong?: string): VerificationStepResult => ({
  kind: 'ask',
  ask: { step: 'otp', hint: `Enter the 6-digit code sent to ${mailTo}` },
  memory: { code, mailTo },
  ...(wrong === undefined ? { mail: { to: mailTo, code } } : { wrong }),
})

const destinationOf = (url: string, { title }: PageFacts): RemoteSubProperty => ({
  externalId: 'site',
  name: title || new URL(url).host,
  url,
  webUrl: url,
})

/** Returns the page named in the answer, because the code may be on any page of the site. */
const namedPage = (answer: string, url: string): string => {
  const given = answer.trim()
  return /^https?:\/\//i.test(given) ? given : url
}

/**
 * Creates the connector for platforms without a usable API: the user proves ownership with a code on the
 * site, and publishes posts manually. Requests nothing from the platform but public pages.
 */
export const createAssistedConnector = (world: ConnectorDeps): Connector => {
  const askForCode = (url: string, way: number, code: string, wrong?: string): VerificationStepResult => ({
    kind: 'ask',
    ask: { step: 'ownership-code', code, hint: ways[way - 1]!.hint(code, url) },
    memory: { way: String(way), code },
    ...(wrong !== undefined && { wrong }),
  })

  const lookForCode = async (
    url: string,
    username: string,
    { way: number = '1', code = '' }: VerificationMemory,
    answer: string,
  ): Promise<VerificationStepResult> => {
    const way = Number(number)
    const page = namedPage(answer, url)
    if (!isSameSite(page, url))
      return askForCode(url, way, code, `${page} isn’t a page of ${url}. Enter a page of this site.`)
    const read = await readPage(world, page)
    if (read.kind === 'later') return read
    if (read.kind !== 'page') return askForCode(url, way, code, read.message)
    if (!isSameSite(read.page.url, url))
      return askForCode(url, way, code, `${page} redirects to ${read.page.url}, which is another site.`)
    const { facts } = read.page
    if (!ways[way - 1]!.isFound(facts, code)) return askForCode(url, way, code, ways[way - 1]!.missing(page))
    return { kind: 'verified', username, secrets: { code }, destinations: [destinationOf(url, facts)] }
  }

  const compareCode = async (
    url: string,
    username: string,
    { code = '', mailTo = '' }: VerificationMemory,
    answer: string,
  ): Promise<VerificationStepResult> => {
    if (answer.replace(/\s/g, '') !== code)
      return askForMailed(code, mailTo, 'This isn’t the code we emailed.')
    const read = await readPage(world, url)
    if (read.kind !== 'page') return unread(read)
    const destinations = [destinationOf(url, read.page.facts)]
    return { kind: 'verified', username, secrets: { code: mailTo }, destinations }
  }

  return {
    means: 'assisted',
    budgets: ({ url }) => [
      { name: `assisted:${new URL(url).host}`, limits: [{ most: 60, seconds: 60 }], atOnce: 2 },
    ],
    begin: async ({ connection: { url } }) => {
      const read = await readPage(world, url)
      if (read.kind !== 'page') return unread(read)
      if (!isSameSite(read.page.url, url))
        return {
          kind: 'failed',
          problem: 'not-this-platform',
          message: `${url} redirects to ${read.page.url}, which is another site. Enter that URL instead.`,
        }
      const { facts } = read.page
      const picture = await sharePicture(world, facts, read.page.url)
      const mailTo = world.canMail ? shownMail(facts) : ''
      if (!picture) return { kind: 'ask', ask: chooseWay(mailTo), memory: { mailTo } }
      const hint = `This is the preview image of ${facts.title || url}. Is this your site?`
      return { kind: 'ask', ask: { step: 'picture', hint, picture }, memory: { mailTo } }
    },
    resume: async ({ connection: { url, username }, step, memory, answer }) => {
      const { mailTo = '' } = memory
      switch (step) {
        case 'picture':
          return answer === 'yes'
            ? { kind: 'ask', ask: chooseWay(mailTo), memory }
            : {
                kind: 'failed',
                problem: 'not-this-platform',
                message:
                  'The preview image shows a different site. Correct the URL and start the verification again.',
              }
        case 'choose-way':
          if (ways[Number(answer) - 1]) return askForCode(url, Number(answer), newCode())
          return mailTo === ''
            ? { kind: 'ask', ask: chooseWay(mailTo), memory, wrong: 'This option doesn’t exist.' }
            : askForMailed(newMailedCode(), mailTo)
        case 'otp':
          return compareCode(url, username, memory, answer)
        default:
          return lookForCode(url, username, memory, answer)
      }
    },
    check: async ({ url }) => {
      const read = await readPage(world, url)
      switch (read.kind) {
        case 'page':
          return done([destinationOf(url, read.page.facts)])
        case 'later':
          return failed(read.failure)
        case 'gone':
          return {
            ok: 'dead',
            problem: 'site-gone',
            message: `${read.message} Correct the URL, or delete the property.`,
          }
        case 'private-address':
          return { ok: 'dead', problem: 'private-address', message: read.message }
        case 'refused':
          return { ok: 'dead', problem: 'refused', message: read.message }
      }
    },
    posting: null,
    refreshing: null,
  }
}
