import { box } from '../../../templates/nodes.ts'
import type { LibrarySection } from '../../library-section.ts'
import { phoneLink, textLink } from '../../parts/actions.ts'
import { bleedBand, pageWidth } from '../../parts/band.ts'
import { fitStep } from '../../parts/fit.ts'
import { lead, stepSize, title } from '../../parts/texts.ts'
import { missingPage } from './missing-page.ts'

/** A full page with the number as large as it gets. */
export const call: LibrarySection = {
  id: 'not-found/call',
  kind: 'not-found',
  name: 'The number, large',
  tones: ['deep', 'brand'],
  content: { ...missingPage, lead: 'The address may be old or mistyped. Ask for the page, or start over.' },
  make: (content, look) =>
    bleedBand(
      {
        name: 'Page not found',
        ...look,
        style: {
          'min-height': '80svh',
          padding: 'var(--s8) var(--gutter)',
          'box-sizing': 'border-box',
          display: 'flex',
          'flex-direction': 'column',
          'justify-content': 'center',
        },
      },
      [
        pageWidth(
          [
            title('h1', fitStep(5, content.title), content.title),
            ...(content.lead ? [lead(content.lead, { style: { 'margin-top': 'var(--s3)' } })] : []),
            phoneLink(7, {
              style: {
                'font-size': 'clamp(1.75rem, 10vw, var(--t-7))',
                'line-height': '1.1',
                'margin-top': 'var(--s6)',
                'white-space': 'nowrap',
              },
            }),
            box(
              'div',
              {
                name: 'Ways on',
                style: {
                  display: 'flex',
                  'flex-wrap': 'wrap',
                  gap: '0 var(--s6)',
                  'margin-top': 'var(--s5)',
                },
              },
              content.actions
                .slice(0, 4)
                .map((action) => textLink(action, { style: { 'font-size': stepSize(1) } })),
            ),
          ],
          { width: '100%' },
        ),
      ],
    ),
}
