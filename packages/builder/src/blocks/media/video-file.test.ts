import { expect, test } from 'vitest'
import { exportHtml } from '../../html/export/export-html.ts'
import { importHtml } from '../../html/import/import-html.ts'
import { createDocument } from '../../tree/create-document.ts'
import type { Props } from '../../tree/record.ts'
import { createNode } from '../create-node.ts'
import { viewOf } from '../view-of.ts'
import { videoFileType } from './video-file.ts'

const pageOf = (props: Props) => createDocument([createNode('VideoFile', props)])
const bodyOf = (html: string) => /<body>(.*)<\/body>/s.exec(html)?.[1] ?? ''
const shown = (props: Props) => bodyOf(exportHtml(pageOf(props)))

const full = {
  url: '/files/tour.mp4',
  otherUrl: 'https://files.example.com/tour.webm?v=2',
  poster: '/files/tour.jpg',
  title: 'Tour of the garden',
  captions: '/files/tour.vtt',
  captionsLanguage: 'de',
  captionsLabel: 'Deutsch',
}

test('has its files by type, a poster, captions, controls and its size, and loads nothing before it plays', () => {
  expect(shown(full)).toBe(
    '<video class="w2-video" aria-label="Tour of the garden" poster="/files/tour.jpg" width="1280" height="720" controls ' +
      'playsinline preload="none"><source src="/files/tour.mp4" type="video/mp4">' +
      '<source src="https://files.example.com/tour.webm?v=2" type="video/webm">' +
      '<track kind="captions" src="/files/tour.vtt" srclang="de" label="Deutsch" default></video>',
  )
})

test('loads its first picture without a poster', () =>
  expect(shown({ url: 'a.mp4' })).toContain('preload="metadata"'))

test('that starts by itself is silent and may have no controls; any other has them', () => {
  expect(shown({ url: 'a.mp4', autoplay: true, controls: false, loop: true })).toMatch(
    /height="720" autoplay muted loop playsinline>/,
  )
  expect(shown({ url: 'a.mp4', controls: false })).toContain(' controls ')
})

test('is left out without a file, and stands still while it is edited', () => {
  expect(shown({})).toBe('')
  const page = pageOf({ autoplay: true })
  const record = page.nodes.get(page.nodes.get(page.root)!.children[0]!)!
  const view = viewOf(record, { mode: 'edit', data: {}, firstPicture: false })
  expect(view.kind === 'element' && view.attributes).not.toHaveProperty('autoplay')
})

test.each([
  full,
  { url: 'a.mp4', autoplay: true, controls: false },
  { url: 'a.webm', muted: true, width: '' },
])('is the same block after an export and an import: %j', (props) => {
  const html = exportHtml(pageOf(props))
  const { document } = importHtml(html)
  expect([...document.nodes.values()].map(({ componentName }) => componentName)).toEqual([
    'VideoFile',
    'Canvas',
  ])
  expect(exportHtml(document)).toBe(html)
})

test('other videos of an imported page stay elements', () => {
  const { document } = importHtml('<video class="w2-video" src="a.mp4" controls></video>')
  expect([...document.nodes.values()].map(({ componentName }) => componentName)).not.toContain('VideoFile')
})

test.each([
  ['a.MP4', 'video/mp4'],
  ['https://a.test/x.webm?y#z', 'video/webm'],
  ['a.mov', undefined],
  ['mp4', undefined],
])('%s is of type %s', (url, type) => expect(videoFileType(url)).toBe(type))
