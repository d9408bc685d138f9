import { describe, expect, it } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { copyStyle, pasteStyle } from '../commands/copy-style.ts'
import { setSiteBreakpoints } from '../commands/named/site-breakpoints.ts'
import { deleteNamedStyle, ownLayers, setNamedStyles } from '../commands/named/named-styles.ts'
import { setStyle } from '../commands/set-style.ts'
import type { CommandResult } from '../commands/command.ts'
import { applyChange } from '../changes/change.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { exportJson, importJson } from '../json/document-json.ts'
import { layoutOf } from '../pictures/shown-width.ts'
import { checkTheme } from '../theme/check-theme.ts'
import { namedStyleCss } from '../theme/named/named-style-css.ts'
import { createDocument } from '../tree/create-document.ts'
import type { BuilderDocument } from '../tree/document.ts'
import type { Props } from '../tree/record.ts'
import { nodeOf } from '../tree/walk.ts'
import { breakpointsWith, isOwnBreakpoint } from './breakpoints.ts'
import { nodeCss } from './node-css.ts'

const data = { nap: null, site: { name: '' }, email: '', year: 2026 }
const done = (document: BuilderDocument, result: CommandResult): BuilderDocument => {
  if (!result.ok) throw new Error(result.reason.code)
  return applyChange(document, result.change)
}
const props = {
  elementStyle: { margin: 1 },
  breakpoints: {
    mobile: { margin: 4 },
    'max-480': { margin: 5 },
    'max-1200': { margin: 2 },
    tablet: { margin: 3 },
  },
  hover: { margin: 6 },
}
const sheet =
  '.a{margin:1px}@media (max-width:1200px){.a{margin:2px}}@media (max-width:991px){.a{margin:3px}}' +
  '@media (max-width:767px){.a{margin:4px}}@media (max-width:480px){.a{margin:5px}}.a:hover{margin:6px}'
const box = (own: Props, addition = {}) => ({
  componentName: 'Container',
  props: own,
  children: [],
  addition,
})
const oneBlock = createDocument([box(props), box({})])
const [first = '', second = ''] = nodeOf(oneBlock, oneBlock.root).children

describe('breakpoints that a site added', () => {
  it('stand between the others by their width', () => {
    expect(breakpointsWith(['max-480', 'max-1200', 'max-800', 'hover', 'max-1200'])).toEqual([
      'desktop',
      'max-1200',
      'tablet',
      'max-800',
      'mobile',
      'max-480',
    ])
  })

  it.each(['max-991', 'max-767', 'max-12', 'max-9999', 'max-01', 'max-1200.5', 'max-1200){}', 'max-'])(
    'can’t be %s',
    (name) => expect(isOwnBreakpoint(name)).toBe(false),
  )

  it('are written from the widest to the narrowest, for a block, a class and a named style', () => {
    expect(nodeCss(props, '.a')).toBe(sheet)
    const html = exportHtml(oneBlock, { data })
    const [, name = ''] = /\.(w\w+)\{margin:1px\}/.exec(html) ?? []
    expect(html.replaceAll(`.${name}`, '.a')).toContain(sheet)
    const { elementStyle: desktop, breakpoints, hover } = props
    expect(namedStyleCss([{ id: 's-a', name: 'A', layers: { hover, desktop, ...breakpoints } }])).toBe(
      sheet.replaceAll('.a', '.s-a'),
    )
  })

  it('are shared by blocks with equal styles, and separate those that differ only there', () => {
    const block = (margin: number) =>
      createNode('Container', { elementStyle: { margin: 1 }, breakpoints: { 'max-1200': { margin } } })
    const html = exportHtml(createDocument([block(2), block(2), block(3)]), { data })
    expect(html.match(/@media \(max-width:1200px\)\{([^@]*)\}/)?.[1]?.match(/margin/g)).toHaveLength(2)
  })

  it('take values like the others, and keep them when a style is copied, made and deleted', () => {
    const set = done(
      oneBlock,
      setStyle(oneBlock, { ids: [second], layer: 'max-800', style: { color: 'red' } }),
    )
    expect(nodeOf(set, second).props.breakpoints).toEqual({ 'max-800': { color: 'red' } })

    const copied = copyStyle(nodeOf(oneBlock, first))
    const pasted = done(set, pasteStyle(set, { ids: [second], style: copied }))
    const { breakpoints } = nodeOf(pasted, second).props
    expect(breakpoints).toMatchObject(props.breakpoints)
    expect(nodeCss(nodeOf(pasted, second).props, '.a')).toContain('@media (max-width:480px){.a{margin:5px}}')
    expect(nodeCss(nodeOf(pasted, second).props, '.a')).not.toContain('red')

    const layers = ownLayers(nodeOf(oneBlock, first))
    expect(layers['max-1200']).toEqual({ margin: 2 })
    const taker = createDocument([box({}, { attributes: { class: 's-a' } })])
    const styled = done(taker, setNamedStyles(taker, [{ id: 's-a', name: 'A', layers }]))
    const [id = ''] = nodeOf(styled, styled.root).children
    expect(nodeCss(nodeOf(done(styled, deleteNamedStyle(styled, 's-a')), id).props, '.a')).toBe(sheet)
  })

  it('come back from JSON and HTML with their names, and are the only thing in the theme', () => {
    const added = [
      { name: 'Small phone', width: 480 },
      { name: 'Small “laptop”', width: 1200 },
    ]
    const site = done(oneBlock, setSiteBreakpoints(oneBlock, added))
    expect(site.page.theme?.breakpoints?.map(({ width }) => width)).toEqual([1200, 480])
    const json = importJson(exportJson(site))
    expect(json.ok && json.document.page.theme).toEqual(site.page.theme)
    expect(importHtml(exportHtml(site)).document.page.theme).toEqual(site.page.theme)
    expect(exportHtml(site, { data })).not.toContain('data-breakpoints')
    expect(done(site, setNamedStyles(site, []))).toEqual(site)
    expect(done(site, setSiteBreakpoints(site, []))).toEqual(oneBlock)
  })

  it('are checked when they come from outside', () => {
    const sentence = (breakpoints: unknown) => {
      const checked = checkTheme({ name: 'Dusk', tokens: [], breakpoints })
      return checked.ok ? null : checked.sentence
    }
    const wide = { name: 'Wide', width: 1200 }
    expect(sentence([wide])).toBeNull()
    expect(sentence('x')).toBe('The theme has no list of breakpoints.')
    expect(sentence([null])).toBe('Breakpoint 1 has no name.')
    expect(sentence([{ ...wide, name: 'x'.repeat(31) }])).toContain('more than 30 characters')
    expect(sentence([{ ...wide, width: 991 }])).toBe('Breakpoint “Wide”: Tablet already has 991 px.')
    expect(sentence([{ ...wide, width: '1200' }])).toContain('Enter a whole number of px from 200 to 4,000.')
    expect(sentence([wide, wide])).toBe('Two breakpoints have a width of 1200 px. Remove one of them.')
    expect(sentence(Array.from({ length: 7 }, (_, n) => ({ name: 'a', width: 300 + n })))).toContain(
      'has 7 breakpoints; 6 are possible',
    )
  })

  it('never make an image too small', () => {
    const document = createDocument([
      createNode('Picture', {
        elementStyle: { width: '300px' },
        breakpoints: { 'max-1200': { width: '100%' }, tablet: { width: '50%' }, 'max-480': { width: '90%' } },
      }),
    ])
    const [id = ''] = nodeOf(document, document.root).children
    const { desktop, tablet, mobile } = layoutOf(document)(id)
    expect(desktop.most).toBe(Infinity)
    expect(tablet.share).toBe(0.5)
    expect(mobile.share).toBe(0.9)
  })
})
