import { importHtml } from '@web2/builder'
import type { FormTarget, RenderPage } from '@web2/site'
import { expect, it } from 'vitest'
import { fontLibrary } from '../../sites/index.ts'
import { renderedFiles } from './render-target.ts'

const place = { nap: null, year: 2026, directoryIndex: true, baseUrl: 'https://site.example/' }

/** Returns the digest of a generated page's inputs. */
const inputsOf = async (html: string, key: string): Promise<string | undefined> => {
  const { document } = importHtml(html)
  const page: RenderPage = {
    ...{ name: 'Austin', slug: 'austin', isDefault: false, isGenerated: true, title: '', description: '' },
    ...{ document, updatedAt: '2026-01-01T00:00:00Z', inputs: 'row 1' },
  }
  const reader = {
    outline: { name: 'Site', email: '', pages: [], hasOtherPages: true },
    fonts: fontLibrary,
    template: { document, pictureFiles: [] },
    batches: async function* () {
      await Promise.resolve()
      yield { rows: [], pages: [page], assets: [] }
    },
  }
  const forms: FormTarget = { key, deliver: () => ({ action: '#', hidden: {} }) }
  for await (const file of renderedFiles(reader, { ...place, forms }, []))
    if (file.kind === 'page') return file.inputs
  return undefined
}

it.each([
  ['with', '<form action="lead:"><input name="a"></form>', false],
  ['without', '<form action="https://forms.example/1"><input name="a"></form>', true],
])(
  'a generated page %s a form in Leads has other inputs when its target changes',
  async (_with, html, same) => {
    const before = await inputsOf(html, 'http://localhost:3000')
    const after = await inputsOf(html, 'https://app.example.com')
    expect(before).toBeDefined()
    expect(before === after).toBe(same)
  },
)
