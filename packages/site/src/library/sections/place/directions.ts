import type { WireNode } from '@web2/builder'
import { textLink } from '../../parts/actions.ts'

/** Returns the link to the way there; nothing is published without an address. */
export const directionsLink = (): WireNode =>
  textLink(
    {
      label: '[[Directions to {nap.address1}]]',
      href: '[[https://www.google.com/maps/dir/?api=1&destination={nap.address}]]',
    },
    { name: 'Directions' },
  )
