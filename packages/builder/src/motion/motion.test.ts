import { describe, expect, test } from 'vitest'
import { createNode } from '../blocks/create-node.ts'
import { viewOf } from '../blocks/view-of.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { createDocument } from '../tree/create-document.ts'
import { motionCss, motionFrames } from './motion-css.ts'
import { motionPresets, motionText, newMotion, readMotion } from './motion.ts'

const block = (motion?: string) => createNode('Paragraph', { content: 'Text', ...(motion && { motion }) })
const count = (text: string, part: string) => text.split(part).length - 1

describe('the text of a movement', () => {
  test.each(motionPresets)('is read again: %s', (preset) => {
    for (const when of ['view', 'load'] as const) {
      const motion = newMotion(preset, when)
      expect(readMotion(motionText(motion))).toEqual(motion)
    }
  })

  test('has values in their limits, and ends before a block is fully in view', () => {
    const far = { ...newMotion('rise'), distance: 9_000, duration: 80, delay: 50 }
    expect(motionText(far)).toBe('rise-view-400-50-50')
    expect(motionText({ ...newMotion('fade', 'load'), duration: NaN })).toBe('fade-load-0-100-0')
  })

  test.each(['', 'rise', 'rise-view-9-9-9-9', 'rise-view-400-80-50', 'x-view-0-60-0', 7, null])(
    'is refused: %s',
    (text) => expect(readMotion(text)).toBeNull(),
  )
})

describe('the rules of movements', () => {
  const css = motionCss(['rise-view-32-60-0', 'rise-view-8-60-0', 'fade-load-0-600-100', 'nothing'])

  test('have the keyframes of each preset once', () => {
    expect(count(css, '@keyframes')).toBe(2)
    expect(count(css, '@keyframes w2-rise{')).toBe(1)
  })

  test('apply on screens only, for visitors who have nothing against motion, where browsers can follow', () => {
    const outside = css.replace(/@keyframes [\w-]+\{(?:\w+\{[^}]*\})+\}/g, '')
    for (const rule of outside.split('@media').slice(1))
      expect(rule).toMatch(/^ screen and \(prefers-reduced-motion:no-preference\)\{/)
    expect(css).toContain('@supports (animation-timeline:view()){[data-motion="rise-view-32-60-0"]')
    expect(css).toContain('animation-range:entry 0% entry 60%')
  })

  test('are the same movement that the editor plays', () => {
    expect(motionFrames(newMotion('slide-left'))).toEqual([{ opacity: '0', translate: 'calc(-1*32px)' }, {}])
  })
})

describe('a page with movements', () => {
  const page = createDocument([block('rise-view-32-60-0'), block('rise-view-32-60-0'), block()])
  const html = exportHtml(page)

  test('marks the moving blocks and has their rules', () => {
    expect(count(html, '<p data-motion="rise-view-32-60-0"')).toBe(2)
    expect(count(html, '@keyframes')).toBe(1)
  })

  test('is the same after an import, which finds the movements', () => {
    const { document } = importHtml(html)
    const found = [...document.nodes.values()].map(({ props }) => props.motion).filter(Boolean)
    expect(found).toEqual(['rise-view-32-60-0', 'rise-view-32-60-0'])
    expect(exportHtml(document)).toBe(html)
  })

  test('has no trace of movements without any, or with one that is not valid', () => {
    const still = exportHtml(createDocument([block()]))
    expect(still).not.toMatch(/data-motion|@keyframes/)
    expect(exportHtml(createDocument([block('rise;}body{')]))).toBe(still)
  })

  test('is still while it is edited', () => {
    const moving = [...page.nodes.values()].find(({ props }) => props.motion)!
    const view = viewOf(moving, { mode: 'edit', data: {}, firstPicture: false })
    expect(view.kind === 'element' && view.attributes).toEqual({})
  })
})
