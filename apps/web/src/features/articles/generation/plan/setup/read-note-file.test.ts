import { describe, expect, it } from 'vitest'
import { readNoteFile } from './read-note-file.ts'

const read = (name: string, content: BlobPart) => readNoteFile(new File([content], name))

describe('readNoteFile', () => {
  it('reads a text as it is', async () =>
    expect(await read('prices.csv', 'visit,90\nrepair,140\n')).toEqual({
      ok: true,
      title: 'prices.csv',
      text: 'visit,90\nrepair,140',
      isCut: false,
    }))

  it('reads the text of a page without its scripts and markup', async () => {
    const page =
      '<head><title>x</title></head><script>alert(1)</script><nav>Home</nav><h1>Roses</h1><p>Cut in <b>March</b>.</p>'
    expect(await read('page.html', page)).toMatchObject({ text: 'Roses\nCut in March.' })
  })

  it('cuts a text that is too long', async () => {
    const note = await read('long.txt', 'a'.repeat(40_001))
    expect(note).toMatchObject({ ok: true, isCut: true })
    expect(note.ok && note.text.length).toBe(40_000)
  })

  it.each([
    [
      'a file of another kind',
      'prices.pdf',
      'text',
      '“prices.pdf” can’t be read. Choose a .txt, .md, .html or .csv file.',
    ],
    ['an empty file', 'empty.txt', ' \n', '“empty.txt” contains no text.'],
    [
      'a file that is too large',
      'large.txt',
      'a'.repeat(1_000_001),
      '“large.txt” exceeds the 1 MB limit. Split it into smaller files.',
    ],
    [
      'a file that is no text',
      'fake.txt',
      new Uint8Array([0x50, 0x4b, 0, 0xff]),
      '“fake.txt” is not a text file in UTF-8. Save it as UTF-8 and try again.',
    ],
  ])('refuses %s', async (_, name, content, problem) =>
    expect(await read(name, content)).toEqual({ ok: false, problem }),
  )
})
