import { createNode, exportHtml, createDocument, type Json } from '@web2/builder'
import { expect, it } from 'vitest'
import { iconRows } from '../../../../../icon-library.ts'

it.each(['outline', 'filled'] as const)('draws all shapes of every %s icon of the library', (look) => {
  const rows = JSON.parse(iconRows(look)) as [string, string, Json[]][]
  expect(rows.length).toBeGreaterThan(1_000)
  const incomplete = rows.filter(([, , shapes]) => {
    const html = exportHtml(createDocument([createNode('Icon', { look, shapes })]))
    return html.match(/<path[^>]* d="/g)?.length !== shapes.length
  })
  expect(incomplete.map(([name]) => name)).toEqual([])
})
