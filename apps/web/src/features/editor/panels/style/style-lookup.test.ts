import { withTheme, type NodeRecord } from '@web2/builder'
import { arbitraryDocument, arbitraryTheme } from '@web2/builder/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { differentStyles, styleState } from './style-lookup.ts'

const properties = ['color', 'padding-top', 'margin', 'font-size', 'display', 'border-top-width']
const places = (['desktop', 'tablet', 'mobile'] as const).flatMap((breakpoint) =>
  [false, true].map((hover) => ({ breakpoint, hover })),
)

it('is found in blocks of different styles as it is in all blocks', () => {
  fc.assert(
    fc.property(arbitraryDocument, arbitraryTheme, (document, theme) => {
      const site = withTheme(document.page, theme).theme
      const records: NodeRecord[] = [...document.nodes.values()].flatMap((node) => [node, { ...node }])
      const different = differentStyles(records, site)
      expect(different.length).toBeLessThanOrEqual(document.nodes.size)
      for (const place of places)
        for (const property of properties)
          expect(styleState(different, place, property, site)).toEqual(
            styleState(records, place, property, site),
          )
    }),
  )
})

it('is looked up once for blocks that have the same style', () => {
  const block = (uuid: string, color: string): NodeRecord => ({
    uuid,
    componentName: 'Paragraph',
    props: { elementStyle: { color } },
    parent: null,
    children: [],
    addition: {},
  })
  const found = differentStyles([block('a', 'red'), block('b', 'blue'), block('c', 'red')], undefined)
  expect(found.map(({ props }) => props.elementStyle)).toEqual([{ color: 'red' }, { color: 'blue' }])
})
