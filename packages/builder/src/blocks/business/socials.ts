import type { NapData } from '../../bindings/data.ts'
import { elementOf, innerElement, text } from '../element.ts'
import { businessBlock } from './business-block.ts'

const networks = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['twitter', 'X (Twitter)'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
] as const

/** Adds a scheme to a URL as typed; returns null for an invalid one. */
export const linkAddress = (typed: string): string | null => {
  const address = typed.trim()
  if (/^https?:\/\//i.test(address)) return address
  return /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?::\d+)?(?:[/?#]|$)/u.test(address)
    ? `https://${address}`
    : null
}

const siteName = (address: string): string =>
  /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1] ?? address

/** Returns the listing's profiles as label and URL, without invalid ones. */
export const socialLinks = (nap: NapData): { label: string; href: string }[] => {
  const named = networks.map(([field, label]) => ({ label, href: linkAddress(nap[field] ?? '') }))
  const more = (nap.additionalSocials ?? []).map(({ value }) => {
    const href = linkAddress(value)
    return { label: href ? siteName(href) : '', href }
  })
  return [...named, ...more].filter((link): link is { label: string; href: string } => link.href !== null)
}

export const businessSocials = businessBlock({
  name: 'BusinessSocials',
  label: 'Social links',
  tag: 'ul',
  css: '.w2-socials{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:8px 16px}.w2-socials a{color:inherit}',
  show: (record, nap) => {
    const links = socialLinks(nap)
    if (links.length === 0) return null
    const classes = ['w2-socials', record.addition.attributes?.class].filter(Boolean).join(' ')
    const items = links.map(({ label, href }) =>
      innerElement('li', {}, innerElement('a', { href, target: '_blank', rel: 'noopener' }, text(label))),
    )
    return elementOf(record, 'ul', { class: classes }, items)
  },
})
