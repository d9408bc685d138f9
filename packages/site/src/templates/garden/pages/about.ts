import type { WireNode } from '@web2/builder'
import { box, business, drawing, heading, link, paragraph, picture } from '../../nodes.ts'
import { shedArt } from '../art/tiles.ts'
import { colors, lead, primaryButton, sectionTitle } from '../look.ts'
import { footer } from '../parts/footer.ts'
import { header } from '../parts/header.ts'
import { band, grid, opening } from '../parts/section.ts'
import { titleBand } from '../parts/title-band.ts'

const step = (number: string, title: string, text: string): WireNode =>
  box(
    'div',
    {
      name: title,
      style: {
        'background-color': colors.white,
        'border-radius': 14,
        padding: 28,
        border: `1px solid ${colors.line}`,
      },
    },
    [
      paragraph(number, {
        style: { 'font-size': 15, 'font-weight': 'bold', color: colors.coral, margin: 0 },
      }),
      heading('h3', title, {
        style: { 'font-size': 21, 'font-weight': 'bold', color: colors.forest, margin: 0, 'margin-top': 6 },
      }),
      paragraph(text, { style: { color: colors.soft, margin: 0, 'margin-top': 8 } }),
    ],
  )

export const aboutNodes = (): readonly WireNode[] => [
  header(),
  box('main', { name: 'Main' }, [
    titleBand('About us', 'Meet the people behind [[{nap.businessName}||our gardens]].'),
    band('Story', {}, [
      box(
        'div',
        {
          name: 'Two columns',
          style: {
            display: 'grid',
            'grid-template-columns': 'minmax(0, 1.1fr) minmax(0, 1fr)',
            gap: 56,
            'align-items': 'center',
          },
          tablet: { 'grid-template-columns': 'minmax(0, 1fr)', gap: 32 },
        },
        [
          box('div', { name: 'Text' }, [
            heading('h2', 'A small team with muddy boots', {
              style: sectionTitle,
              mobile: { 'font-size': 29 },
            }),
            business('Blurb', { style: { ...lead, 'margin-top': 16 } }),
            paragraph(
              'Placeholder text: tell how you started, who works with you and what you’re proud of.',
              {
                sample: true,
                style: { ...lead, 'margin-top': 16 },
              },
            ),
            link('Meet us', '/contact', { style: { ...primaryButton, 'margin-top': 24 } }),
          ]),
          picture(drawing(shedArt), 'A garden shed with tools beside it', 640, 400, {
            style: { width: '100%', height: 'auto', 'border-radius': 14, display: 'block' },
          }),
        ],
      ),
    ]),
    band('How we work', { 'background-color': colors.mint }, [
      opening('How we work', 'Three steps, no surprises.'),
      grid(3, [
        step(
          'First',
          'We visit and listen',
          'In a one-hour visit, we take measurements and ask how you want to use your garden.',
        ),
        step(
          'Then',
          'You get a plan and a price',
          'You get both in writing within a week. Change anything you like before we start digging.',
        ),
        step(
          'Finally',
          'We build and maintain',
          'We do the work on the agreed days, and maintain your garden for as long as you like.',
        ),
      ]),
    ]),
  ]),
  footer(),
]
