import { createNode, dialled, type Style, type WireNode } from '@web2/builder'
import type { ListingPart } from '../../../listings/fields/listing-parts.ts'

const plainLink = {
  'font-size': '16px',
  'padding-top': '0',
  'padding-right': '0',
  'padding-bottom': '0',
  'padding-left': '0',
  'border-radius': '0',
} satisfies Style

const textLook = { 'font-size': '16px', 'line-height': '1.5' } satisfies Style

/** Escapes text from a listing, so that braces in it are not read as placeholders. */
const literal = (text: string): string => text.replace(/(?=\{[A-Za-z])/g, '\\')

const paragraph = (content: string, name?: string): WireNode =>
  createNode('Paragraph', { content, elementStyle: textLook }, [], name === undefined ? {} : { name })

const link = (content: string, href: string, newTab = true): WireNode =>
  createNode('Link', { content, href, newTab, elementStyle: plainLink })

/**
 * Returns a placeholder only for a whole URL, because a placeholder at the start of an href is used
 * unescaped.
 */
const boundHref = (field: string, href: string, value: string): string =>
  href === value ? `{nap.${field}}` : literal(href)

const boundBlocks = (part: ListingPart): WireNode[] => {
  switch (part.kind) {
    case 'name':
      return [createNode('BusinessName')]
    case 'address':
      return part.whole ? [createNode('BusinessAddress')] : part.bound.map((line) => paragraph(line))
    case 'phone':
      return [createNode('BusinessPhone')]
    case 'website':
      return [link('{nap.website}', boundHref('website', part.href, part.text))]
    case 'line':
      return [paragraph(`${part.label}: {nap.${part.field}}`)]
    case 'hours':
      return [createNode('BusinessHours')]
    case 'about':
      return [paragraph('{nap.aboutUsBlurb}')]
    case 'socials':
      return part.whole ? [createNode('BusinessSocials')] : fixedBlocks(part)
    case 'map':
      return [createNode('BusinessMap')]
    case 'special':
      return fixedBlocks(part)
  }
}

const fixedBlocks = (part: ListingPart): WireNode[] => {
  switch (part.kind) {
    case 'name':
      return [
        createNode('Paragraph', {
          content: literal(part.text),
          elementStyle: { 'font-size': '20px', 'line-height': '1.5', 'font-weight': 'bold' },
        }),
      ]
    case 'address':
      return part.lines.map((line) => paragraph(literal(line)))
    case 'phone':
      return [link(literal(part.text), `tel:${dialled(part.text)}`, false)]
    case 'website':
      return [link(literal(part.text), literal(part.href))]
    case 'line':
      return [paragraph(literal(`${part.label}: ${part.text}`))]
    case 'hours':
    case 'special':
      return part.days.map(({ day, hours }) => paragraph(literal(`${day}: ${hours}`)))
    case 'about':
      return part.text.split(/\n\s*\n/).map((text) => paragraph(literal(text.trim())))
    case 'socials':
      return part.links.map(({ label, href }) => link(literal(label), literal(href)))
    case 'map':
      return [
        createNode('Embed', {
          url: literal(part.src),
          title: literal(part.title),
          elementStyle: { width: '100%', height: '320px' },
        }),
      ]
  }
}

/**
 * Converts parts of a listing to blocks. `bound` blocks follow the page's listing: business blocks where they
 * exist, else texts with placeholders; others keep the present data. Several blocks are wrapped in a
 * container.
 */
export const listingBlocks = (parts: readonly ListingPart[], bound: boolean): WireNode[] => {
  const blocks = parts.flatMap(bound ? boundBlocks : fixedBlocks)
  if (blocks.length < 2) return blocks
  return [
    createNode(
      'Container',
      { elementStyle: { display: 'grid', gap: '8px', 'justify-items': 'start' } },
      blocks,
      {
        name: 'Business listing',
      },
    ),
  ]
}
