import { createDocument, createNode } from '@web2/builder'
import { expect, it } from 'vitest'
import { createEditor } from '../../document/editor.ts'
import { linkChoices } from './link-targets.ts'

const editorOf = (data: object, ...nodes: ReturnType<typeof createNode>[]) =>
  createEditor({ document: createDocument(nodes), data, tell: () => {} })

it("offers the page's sections by their headings, with unused ids", () => {
  const section = (heading: string, id?: string) =>
    createNode('Container', {}, [createNode('Heading', { content: heading })], {
      tag: 'section',
      ...(id && { attributes: { id } }),
    })
  const editor = editorOf(
    {},
    section('Our services', 'services'),
    section('Services'),
    createNode('Paragraph'),
  )
  const [, second] = editor.store.get(editor.store.document.root)?.children ?? []
  expect(linkChoices(editor, [])).toEqual([
    {
      group: 'On this page',
      choices: [
        { label: 'Our services', address: '#services' },
        { label: 'Services', address: '#services-2', unnamed: second },
      ],
    },
  ])
})

it("offers the site's pages and the listing's links, and nothing missing", () => {
  const pages = [{ label: 'About', address: '/about' }]
  const data = { nap: { phone: '555 0100', website: '' }, email: 'me@example.com' }
  expect(linkChoices(editorOf(data), pages)).toEqual([
    { group: 'Site pages', choices: pages },
    {
      group: 'Business listing',
      choices: [
        { label: 'Call 555 0100', address: 'tel:{nap.phone}' },
        { label: 'Email me@example.com', address: 'mailto:{email}' },
      ],
    },
  ])
  expect(linkChoices(editorOf({}), [])).toEqual([])
})
