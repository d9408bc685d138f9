import { badInput } from '../../../platform/errors.ts'

const example = 'https://www.example.com'

const isHost = (host: string): boolean => host.startsWith('[') || host === 'localhost' || host.includes('.')

/** Normalizes a typed URL; adds https if it has no scheme. Throws 400 at `url` for anything but a web address. */
export const websiteUrl = (typed: string): URL => {
  const given = typed.trim()
  const isComplete = /^[a-z][a-z\d+.-]*:\/\//i.test(given)
  const url = URL.parse(isComplete ? given : `https://${given}`)
  if (!url || /\s/.test(given) || !/^https?:$/.test(url.protocol) || !isHost(url.hostname))
    throw badInput({ url: `This is not a URL of a website. Enter one such as ${example}.` })
  if (url.username || url.password) throw badInput({ url: 'Enter the URL without a user name and password.' })
  url.hash = ''
  return url
}
