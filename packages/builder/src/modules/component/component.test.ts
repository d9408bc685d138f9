import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyChange, invertChange } from '../../changes/change.ts'
import type { CommandResult } from '../../commands/command.ts'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { exportJson, importJson } from '../../json/document-json.ts'
import { arbitraryDocument } from '../../testing/arbitrary-document.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import { nodeOf } from '../../tree/walk.ts'
import { detachModule } from '../detach-module.ts'
import { expandModules } from '../expand-modules.ts'
import { moduleNode } from '../module-use.ts'
import { sequentialUuids } from '../../tree/uuid.ts'
import { bindTargets, kindOfTarget, targetsOf } from './bindings.ts'
import {
  addProperty,
  bindProperty,
  propertyUses,
  removeProperty,
  resetPlaceValues,
  setComponent,
  setPlaceValue,
  setPlaceVariant,
} from './commands.ts'
import {
  checkPropertyValue,
  componentOf,
  decodedJson,
  encodedJson,
  idFor,
  readComponent,
  valuesAttribute,
  type ComponentProperty,
} from './component.ts'

const done = (document: BuilderDocument, result: CommandResult): BuilderDocument => {
  if (!result.ok) throw new Error(result.reason.code)
  return applyChange(document, result.change)
}
const node = (componentName: string, props = {}, addition = {}) => ({
  componentName,
  props,
  children: [],
  addition,
})

const plain = createDocument([
  node('Heading', { content: 'Title', headingType: 'h2' }),
  node('Picture', { imageUrl: '/a.png', alt: 'A' }),
  node('Link', { content: 'Call', href: '/contact' }),
])
const [heading = '', picture = '', link = ''] = nodeOf(plain, plain.root).children

const title: ComponentProperty = { id: 'title', name: 'Title', kind: 'text' }
const photo: ComponentProperty = { id: 'photo', name: 'Photo', kind: 'image' }
const target: ComponentProperty = { id: 'target', name: 'Target', kind: 'link' }
const accent: ComponentProperty = { id: 'accent', name: 'Accent', kind: 'color' }
const size: ComponentProperty = { id: 'size', name: 'Size', kind: 'number' }
const button: ComponentProperty = { id: 'button', name: 'Button', kind: 'boolean' }
const tone: ComponentProperty = { id: 'tone', name: 'Tone', kind: 'choice', options: ['paper', 'deep'] }

/** A section with one property of each kind. */
const section = (() => {
  let made = done(plain, addProperty(plain, title, { id: heading, target: 'text' }))
  made = done(made, addProperty(made, photo, { id: picture, target: 'image' }))
  made = done(made, addProperty(made, target, { id: link, target: 'link' }))
  made = done(made, addProperty(made, accent, { id: heading, target: 'color' }))
  made = done(made, addProperty(made, size, { id: heading, target: 'font-size' }))
  made = done(made, addProperty(made, button, { id: link, target: 'shown' }))
  made = done(made, addProperty(made, tone, { id: made.root, target: 'tone' }))
  const component = componentOf(nodeOf(made, made.root))
  const variants = [{ id: 'dark', name: 'Dark', values: { tone: 'deep', accent: '#ffffff' } }]
  return done(made, setComponent(made, { ...component, variants }))
})()

const page = createDocument([moduleNode('m', 'Card')])
const [place = ''] = nodeOf(page, page.root).children
const shown = (document: BuilderDocument, main = section): string =>
  /<body>(.*)<\/body>/s.exec(
    exportHtml(expandModules(document, new Map([['m', main]])).document, {
      data: { nap: null, site: { name: '' }, email: '', year: 2026 },
    }),
  )?.[1] ?? ''

describe('a section with properties', () => {
  it('is shown as before where nothing is set, without a trace of its properties', () => {
    expect(shown(page)).toBe(shown(page, plain))
    expect(shown(page)).not.toContain('data-w2m')
  })

  it('is shown with the values of a place, and follows the section in everything else', () => {
    const values = { title: 'Roses', photo: '/b.png', target: '/roses', accent: 'var(--c-brand)', size: 40 }
    let changed = page
    for (const [property, value] of Object.entries(values))
      changed = done(changed, setPlaceValue(changed, { id: place, property, value }))
    const html = shown(changed)
    expect(html).toContain('Roses</h2>')
    expect(html).toContain('src="/b.png"')
    expect(html).toContain('href="/roses"')
    expect(html).toContain('alt="A"')
    const css = exportHtml(expandModules(changed, new Map([['m', section]])).document)
    expect(css).toContain('color:var(--c-brand);font-size:40px')
    const hidden = done(changed, setPlaceValue(changed, { id: place, property: 'button', value: false }))
    expect(shown(hidden)).not.toContain('<a ')
    const reset = done(hidden, resetPlaceValues(hidden, place))
    expect(reset).toEqual(page)
  })

  it('takes a variant, over which the place’s own values go', () => {
    const dark = done(page, setPlaceVariant(page, { id: place, variant: 'dark' }))
    expect(shown(dark)).toContain('data-tone="deep"')
    const own = done(dark, setPlaceValue(dark, { id: place, property: 'tone', value: 'paper' }))
    expect(shown(own)).toContain('data-tone="paper"')
    expect(done(own, setPlaceValue(own, { id: place, property: 'tone', value: null }))).toEqual(dark)
  })

  it('gives a detached copy what was shown', () => {
    const changed = done(page, setPlaceValue(page, { id: place, property: 'title', value: 'Roses' }))
    const detached = done(
      changed,
      detachModule(changed, { id: place, module: section, newUuid: sequentialUuids('d') }),
    )
    expect(shown(detached)).toBe(shown(changed))
  })

  it('comes back from HTML and JSON, as do the values of a place, also with braces and quotes', () => {
    const changed = done(
      page,
      setPlaceValue(page, { id: place, property: 'title', value: 'a {nap.city} {x} "b" <c> é' }),
    )
    const read = importHtml(exportHtml(changed)).document
    expect(shown(read)).toBe(shown(changed))
    const main = importHtml(exportHtml(section)).document
    expect(componentOf(nodeOf(main, main.root))).toEqual(componentOf(nodeOf(section, section.root)))
    expect(shown(changed, main)).toBe(shown(changed))
    const json = importJson(exportJson(section))
    expect(json.ok && componentOf(nodeOf(json.document, json.document.root)).properties).toHaveLength(7)
  })

  it('loses a property with its bindings and its values in variants', () => {
    const left = done(section, removeProperty(section, 'tone'))
    const component = componentOf(nodeOf(left, left.root))
    expect(component.properties.map(({ id }) => id)).not.toContain('tone')
    expect(component.variants[0]?.values).toEqual({ accent: '#ffffff' })
    expect(propertyUses(left).get('tone')).toBeUndefined()
    expect(propertyUses(section).get('tone')).toBe(1)
    const kept = done(page, setPlaceValue(page, { id: place, property: 'tone', value: 'deep' }))
    expect(shown(kept, left)).toBe(shown(page))
    expect(shown(kept, section)).toContain('data-tone="deep"')
  })

  it('can end a binding', () => {
    const ended = done(section, bindProperty(section, { id: heading, target: 'text', property: null }))
    const changed = done(page, setPlaceValue(page, { id: place, property: 'title', value: 'Roses' }))
    expect(shown(changed, ended)).toContain('Title</h2>')
  })
})

describe('values from outside', () => {
  it.each(['constructor', 'toString', '__proto__'])('are none for a property with the id “%s”', (id) => {
    const bound = done(plain, bindProperty(plain, { id: heading, target: 'text', property: id }))
    expect(shown(page, bound)).toBe(shown(page, plain))
  })

  it.each([
    [accent, 'red;}body{display:none', 'The value of color is not valid CSS.'],
    [photo, 'javascript:alert(1)', '“Photo” needs the URL of an image.'],
    [target, 'javascript:alert(1)', '“Target” needs a URL that browsers open as a link.'],
    [size, 1e9, '“Size” must be a number of px up to 10,000.'],
    [button, 'yes', '“Button” must be yes or no.'],
    [tone, 'loud', '“loud” is not a choice of “Tone”.'],
    [title, 'x'.repeat(10_001), '“Title” must be a text of up to 10,000 characters.'],
  ])('are refused and have no effect: %j', (property, value, sentence) => {
    expect(checkPropertyValue(property, value)).toContain(sentence)
    const changed = done(page, setPlaceValue(page, { id: place, property: property.id, value }))
    expect(shown(changed)).toBe(shown(page))
  })

  it('are read as far as they can be used', () => {
    expect(readComponent('x')).toEqual({ properties: [], variants: [] })
    const many = Array.from({ length: 10_000 }, (_, n) => ({ ...title, id: `p-${n}` }))
    expect(readComponent({ properties: [...many, { id: '__proto__' }] }).properties).toHaveLength(100)
    expect(
      readComponent({
        properties: [title, title, { ...title, id: 'X!' }, { ...title, id: 'y', kind: 'z' }],
        variants: 1,
      }),
    ).toEqual({ properties: [title], variants: [] })
  })

  it('get ids of their own', () => {
    expect(idFor('Über uns', [])).toBe('uber-uns')
    expect(idFor('Title', [title])).toBe('title-2')
  })

  it('never break a page, whatever the attribute has', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map(encodeURIComponent)), (text) => {
        const { addition } = nodeOf(page, place)
        const changed = {
          ...page,
          nodes: new Map(page.nodes).set(place, {
            ...nodeOf(page, place),
            addition: { ...addition, attributes: { [valuesAttribute]: text } },
          }),
        }
        expect(shown(changed)).not.toContain('data-w2m')
      }),
    )
  })
})

it('an image that only one place shows is found in its stored document', () => {
  const value = '/media/01890000-0000-7000-8000-000000000000/0123/b.png'
  const changed = done(page, setPlaceValue(page, { id: place, property: 'photo', value }))
  expect(exportJson(changed)).toContain(value)
})

describe('laws', () => {
  it('each command can be undone, for any section and block', () => {
    fc.assert(
      fc.property(arbitraryDocument, fc.nat(), fc.constantFrom(...bindTargets), (document, at, part) => {
        const ids = [...document.nodes.keys()]
        const id = ids[at % ids.length]!
        const property = { id: 'x', name: 'X', kind: kindOfTarget(part), options: ['left'] }
        const result = addProperty(document, property, { id, target: part })
        if (!result.ok) return
        const next = applyChange(document, result.change)
        expect(componentOf(nodeOf(next, next.root)).properties.map((each) => each.id)).toContain('x')
        expect(applyChange(next, invertChange(result.change))).toEqual(document)
        expect(done(next, removeProperty(next, 'x')).nodes.get(id)?.addition.attributes ?? {}).toEqual(
          document.nodes.get(id)?.addition.attributes ?? {},
        )
      }),
    )
  })

  it('a section with bindings is shown as without them where a place sets nothing', () => {
    fc.assert(
      fc.property(arbitraryDocument, (document) => {
        let bound = document
        for (const record of document.nodes.values())
          for (const [n, part] of targetsOf(record).entries()) {
            const property = { id: `p${n}`, name: 'P', kind: kindOfTarget(part), options: ['left'] }
            const result = bindProperty(bound, { id: record.uuid, target: part, property: property.id })
            if (result.ok) bound = applyChange(bound, result.change)
          }
        expect(shown(page, bound)).toBe(shown(page, document))
      }),
    )
  })

  it('values are encoded so that they stay in their attribute', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const text = encodedJson(JSON.parse(json))
        expect(text).not.toMatch(/[{}"<>&\s\\]/)
        expect(decodedJson(text)).toEqual(JSON.parse(json))
      }),
    )
  })
})
