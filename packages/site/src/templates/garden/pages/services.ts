import type { WireNode } from '@web2/builder'
import { box, drawing, heading, link, paragraph, picture } from '../../nodes.ts'
import { lawnArt, plantingArt, stoneArt } from '../art/tiles.ts'
import { colors, lead, primaryButton, sectionTitle } from '../look.ts'
import { footer } from '../parts/footer.ts'
import { header } from '../parts/header.ts'
import { band } from '../parts/section.ts'
import { titleBand } from '../parts/title-band.ts'

const service = (art: string, alt: string, title: string, text: string, pictureFirst: boolean): WireNode => {
  const side = picture(drawing(art), alt, 640, 400, {
    style: { width: '100%', height: 'auto', 'border-radius': 14, display: 'block' },
  })
  const copy = box('div', { name: 'Text' }, [
    heading('h2', title, { style: { ...sectionTitle, 'font-size': 32 }, mobile: { 'font-size': 27 } }),
    paragraph(text, { style: { ...lead, 'margin-top': 14, 'margin-bottom': 20 } }),
    link('Get a quote', '/contact', { style: primaryButton }),
  ])
  return band(title, { 'background-color': pictureFirst ? colors.cream : colors.mint }, [
    box(
      'div',
      {
        name: 'Two columns',
        style: {
          display: 'grid',
          'grid-template-columns': 'minmax(0, 1fr) minmax(0, 1fr)',
          gap: 56,
          'align-items': 'center',
        },
        tablet: { 'grid-template-columns': 'minmax(0, 1fr)', gap: 28 },
      },
      pictureFirst ? [side, copy] : [copy, side],
    ),
  ])
}

export const servicesNodes = (): readonly WireNode[] => [
  header(),
  box('main', { name: 'Main' }, [
    titleBand('Services', 'Design, planting, care and stonework[[ in and around {nap.city}]].'),
    service(
      plantingArt,
      'Flower beds in rows',
      'Planting and beds',
      'We study your light, soil and preferences, then draw a plan you can change. We plant perennials, shrubs, bulbs and grasses at the right time and water them in.',
      true,
    ),
    service(
      lawnArt,
      'A striped lawn under a tree',
      'Lawn and tree care',
      'A fixed day, a fixed price. We mow, feed and aerate, prune trees and hedges with care, and take the clippings away.',
      false,
    ),
    service(
      stoneArt,
      'A stone path along a low wall',
      'Paths and terraces',
      'A path is only as good as its base. We dig, compact and lay natural stone, gravel and timber to withstand frost and roots.',
      true,
    ),
  ]),
  footer(),
]
