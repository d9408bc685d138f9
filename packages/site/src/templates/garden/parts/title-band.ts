import type { WireNode } from '@web2/builder'
import { box, heading, paragraph } from '../../nodes.ts'
import { colors, column, serif } from '../look.ts'

/** Title band of every page but the home page. */
export const titleBand = (title: string, sentence: string, sample = false): WireNode =>
  box(
    'section',
    {
      name: 'Title',
      style: { 'background-color': colors.forest, 'padding-top': 72, 'padding-bottom': 72 },
      mobile: { 'padding-top': 48, 'padding-bottom': 48 },
    },
    [
      box('div', { name: 'Column', style: column }, [
        heading('h1', title, {
          style: {
            'font-family': serif,
            'font-size': 46,
            'line-height': '1.15',
            'font-weight': 'normal',
            color: colors.white,
            margin: 0,
          },
          mobile: { 'font-size': 34 },
        }),
        paragraph(sentence, {
          ...(sample && { sample }),
          style: { color: '#d5e5da', 'font-size': 19, margin: 0, 'margin-top': 14, 'max-width': 620 },
        }),
      ]),
    ],
  )
