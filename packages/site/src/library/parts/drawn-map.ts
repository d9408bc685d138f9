import type { WireNode } from '@web2/builder'
import { link, type Look } from '../../templates/nodes.ts'

/** Where the map of a value of the listing is, and how to get there. */
const addresses = {
  'nap.city': 'https://www.google.com/maps/search/?api=1&query={nap.city}',
  'nap.address': 'https://www.google.com/maps/dir/?api=1&destination={nap.address}',
} as const

/** Returns a drawn map that opens the real one; nothing is published without the value that it shows. */
export const drawnMap = (
  value: keyof typeof addresses,
  look: Look,
  children: readonly WireNode[],
): WireNode => {
  const whole = link('', `[[${addresses[value]}]]`, {
    name: 'Map',
    ...look,
    style: { display: 'block', color: 'inherit', ...look.style },
  })
  const label = value === 'nap.city' ? 'Open the map' : 'Directions on a map'
  return {
    ...whole,
    children: [...children],
    addition: { ...whole.addition, attributes: { ...whole.addition?.attributes, 'aria-label': label } },
  }
}
