import { cleanKeywords } from '@web2/contract/articles'
import { expect, it } from 'vitest'
import { pastedKeywords } from './keyword-sheet.ts'
import { readKeywords } from './read-table.ts'

const utf16 = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(text.length * 2 + 2)
  const view = new DataView(bytes.buffer)
  view.setUint16(0, 0xfeff, true)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2 + 2, text.charCodeAt(at), true)
  return bytes
}
const utf8 = (text: string) => new TextEncoder().encode(text)
const bom = '\ufeff'

const keywordPlanner = `Keyword Stats 2026-11-25 at 10_00_00
"November 1, 2025 - October 31, 2026"
Keyword\tCurrency\tAvg. monthly searches\tCompetition
roof repair\tUSD\t50000\tLow
roof repair austin, tx\tUSD\t500\tHigh
`
const ahrefs = `"#"\t"Keyword"\t"Country"\t"Difficulty"\t"Volume"\t"CPC"
"1"\t"roof repair"\t"us"\t"34"\t"49000"\t"12.00"
"2"\t"roof repair austin, tx"\t"us"\t"2"\t"480"\t""
`
const semrush = `Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD)
roof repair,Commercial,49500,"0.54,0.66,0.81",62,11.20
"roof repair austin, tx",Transactional,480,"1.00,0.81,0.66",21,
`
const roofs = ['roof repair', 'roof repair austin, tx']

it.each([
  ['Google Keyword Planner, UTF-16 with tabs', utf16(keywordPlanner)],
  ['Ahrefs, UTF-16 with tabs', utf16(ahrefs)],
  ['Ahrefs, UTF-8 with commas', utf8(ahrefs.replaceAll('\t', ','))],
  ['Semrush', utf8(semrush)],
  ['Semrush for German Excel', utf8(`${bom}${semrush.replace(/,(?=\w|"|$|\n)/g, ';')}`)],
  ['Search Console', utf8('Top queries,Clicks\nroof repair,5\n"roof repair austin, tx",0\n')],
  ['a list', utf8(`${bom}roof repair\r\n\r\nroof repair austin, tx\r\n`)],
])('the file of %s gives its keywords', async (_name, bytes) => {
  const table = await readKeywords(bytes)
  expect(table.ok).toBe(true)
  if (!table.ok) return
  expect(cleanKeywords(table.rows.map((row) => row[table.column] ?? '')).keywords).toEqual(roofs)
})

it.each([
  ['blank lines, doubles and odd spacing', '\n roses \n\nRoses\n\u00a0lawn  care\n', ['roses', 'lawn care']],
  ['a name above the list', 'Keywords\nroses\nlawn', ['roses', 'lawn']],
  ['numbers', '1. roses\n2. lawn\n10) hedges', ['roses', 'lawn', 'hedges']],
  ['one number that is a name', '1. FC Köln\nBVB\nlawn', ['1. FC Köln', 'BVB', 'lawn']],
  ['bullets', '- roses\n• lawn\n* hedges', ['roses', 'lawn', 'hedges']],
  ['quotes and commas', '"roses",\n"lawn, wild",\n', ['roses', 'lawn, wild']],
  ['semicolons', 'roses; lawn;hedges', ['roses', 'lawn', 'hedges']],
  ['commas in one line', 'roses, lawn, hedges, trees', ['roses', 'lawn', 'hedges', 'trees']],
  ['places with commas', 'plumber in Austin, TX, USA', ['plumber in Austin, TX, USA']],
  ['lines with commas', 'plumber, Austin\nplumber, Leeds', ['plumber, Austin', 'plumber, Leeds']],
  ['volumes without names', 'roses,1200\nlawn care,90', ['roses', 'lawn care']],
  ['cells of a spreadsheet', '1\troses\t1,200\n2\tlawn care\t90', ['roses', 'lawn care']],
  ['names in another language', 'Thema;Volumen\nRosen;1200\nRasen;90', ['Rosen', 'Rasen']],
  ['nothing but the word', 'keyword', ['keyword']],
  ['nothing', ' \n', []],
])('a pasted list with %s gives its keywords', (_name, text, keywords) =>
  expect(cleanKeywords(pastedKeywords(text)).keywords).toEqual(keywords),
)
