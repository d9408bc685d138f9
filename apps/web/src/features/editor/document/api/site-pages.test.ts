import { canvasView, createDocument, createNode } from '@web2/builder'
import type { Nap } from '@web2/contract/listings'
import { expect, it } from 'vitest'
import { bindingsOf } from './site-pages.ts'

const nap = { businessName: 'Green Acre', phone: '(555) 010-0100' } as Nap

/** Returns the text and the link of a phone number on the canvas. */
const shownPhone = (trackingNumber: string | undefined, listing: Nap | null = nap) => {
  const document = createDocument([
    createNode('Link', { content: 'Call {nap.phone}', href: 'tel:{nap.phone}', elementStyle: {} }),
  ])
  const [id] = document.nodes.get(document.root)!.children
  const site = { name: 'Green Acre', email: '', ...(trackingNumber !== undefined && { trackingNumber }) }
  const view = canvasView(document.nodes.get(id!)!, bindingsOf(site, listing))
  if (view.kind !== 'element' || view.content === 'children') throw new Error('The block is no link')
  return [view.content.map((each) => (each.kind === 'text' ? each.text : '')).join(''), view.attributes.href]
}

it('the canvas shows the tracking number of a site in place of the listing’s, as its pages do', () => {
  expect(shownPhone('(555) 010-0199')).toEqual(['Call (555) 010-0199', 'tel:5550100199'])
  expect(nap.phone).toBe('(555) 010-0100')
})

it.each([
  ['', 'no number'],
  [undefined, 'a new site'],
])('the canvas shows the listing’s number for %j: %s', (none, _where) =>
  expect(shownPhone(none)).toEqual(['Call (555) 010-0100', 'tel:5550100100']),
)

it('a site without a listing shows no tracking number', () =>
  expect(bindingsOf({ name: 'A', email: '', trackingNumber: '(555) 010-0199' }, null).nap).toBeNull())
