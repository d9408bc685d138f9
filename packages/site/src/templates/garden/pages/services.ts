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
    link('Ask about it', '/contact', { style: primaryButton }),
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
    titleBand('Services', 'Design, planting, care and stone work[[, in {nap.city} and around]].'),
    service(
      plantingArt,
      'Flower beds in rows',
      'Planting and beds',
      'We look at light, soil and what you like, then draw a plan you can change. Perennials, shrubs, bulbs and grasses are planted in the right week and watered in.',
      true,
    ),
    service(
      lawnArt,
      'A striped lawn under a tree',
      'Lawn and tree care',
      'A fixed day, a fixed price. We mow, feed and aerate, prune trees and hedges by the book, and take the cuttings away.',
      false,
    ),
    service(
      stoneArt,
      'A stone path along a low wall',
      'Paths and terraces',
      'A path is only as good as what lies under it. We dig, compact and lay natural stone, gravel and timber so that frost and roots leave it alone.',
      true,
    ),
  ]),
  footer(),
]
