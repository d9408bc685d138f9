import { createDocument, storedJson } from '@web2/builder'
import type { User } from '@web2/contract/core'
import { afterEach, describe, expect, it } from 'vitest'
import { endSession, openSession } from '../../../../lib/session/session.ts'
import { documentKinds, type DocumentKind, type StoredDocument } from './document-kinds.ts'
import { loadDocument } from './documents.ts'
import { PageUnavailable } from './opened-document.ts'

const failure = (code: number, errors?: object) =>
  Object.assign(new Error(`refused with ${code}`), { code, className: '', ...(errors && { errors }) })

/** Creates a fake API of sections that records requests and can refuse the next one. */
const server = () => {
  const sent: [string, object][] = []
  let refusal: Error | null = null
  const answer = (id: string): Promise<StoredDocument> => {
    const error = refusal
    refusal = null
    if (error) return Promise.reject(error)
    return Promise.resolve({
      _id: id,
      name: 'Footer',
      updatedAt: `r${sent.length}`,
      html: '<p>kept</p>',
      document: null,
    })
  }
  const kind: DocumentKind = {
    ...documentKinds.section,
    get: (id) => answer(id),
    create: (data) => {
      sent.push(['create', data])
      return answer(`id${sent.length}`)
    },
    patch: (id, data) => {
      sent.push([id, data])
      return answer(id)
    },
  }
  return { kind, sent, refuse: (error: Error) => (refusal = error) }
}

const page = storedJson(createDocument())
const document: unknown = expect.objectContaining({ componentName: 'Canvas' })
const fresh = { id: undefined, template: undefined }

const signIn = (_id: string) => openSession(`token of ${_id}`, { _id } as User)

afterEach(() => endSession())

describe('a new section', () => {
  it('keeps its drafts under its author’s id, also in a shared browser', async () => {
    const { kind } = server()
    signIn('ann')
    const hers = await loadDocument(kind, fresh)
    signIn('bob')
    const his = await loadDocument(kind, fresh)
    expect(hers.key().startsWith(his.draftsBegin!)).toBe(false)
    signIn('ann')
    expect(hers.key().startsWith((await loadDocument(kind, fresh)).draftsBegin!)).toBe(true)
  })

  it('is created with its name, then updated by its id', async () => {
    const { kind, sent } = server()
    const opened = await loadDocument(kind, fresh)
    expect([opened.name.get(), opened.revision]).toEqual([null, ''])
    expect(opened.key()).not.toBe((await loadDocument(kind, fresh)).key())
    expect(opened.key().startsWith(opened.draftsBegin!)).toBe(true)
    opened.name.set('Footer')
    expect(await opened.store(page, '')).toEqual({ kind: 'stored', revision: 'r1' })
    expect(opened.key()).toBe('cloud-modules/id1')
    await opened.store(page, 'r1')
    expect(sent).toEqual([
      ['create', { name: 'Footer', document }],
      ['id1', { document, basedOn: 'r1' }],
    ])
  })

  it('asks for another name when its name is refused', async () => {
    const { kind, refuse } = server()
    const opened = await loadDocument(kind, fresh)
    opened.name.set('…')
    refuse(failure(400, { name: 'Section Name should be no empty' }))
    expect(await opened.store(page, '')).toEqual({
      kind: 'failed',
      sentence: 'Section Name should be no empty',
    })
    expect(opened.name.get()).toBeNull()
  })
})

describe('a stored section', () => {
  it('distinguishes a conflict from a failure and overwrites on request', async () => {
    const { kind, sent, refuse } = server()
    const opened = await loadDocument(kind, { ...fresh, id: 'a' })
    expect(opened.name.get()).toBe('Footer')
    refuse(failure(409))
    expect(await opened.store(page, 'old')).toEqual({ kind: 'conflict' })
    refuse(failure(400, { document: 'This page has 16 MB.' }))
    expect(await opened.store(page, 'old')).toEqual({
      kind: 'failed',
      sentence: 'This page has 16 MB.',
    })
    await opened.store(page, undefined)
    expect(sent.at(-1)).toEqual(['a', { document }])
  })

  it('is created again by the next save after it was deleted', async () => {
    const { kind, sent, refuse } = server()
    const opened = await loadDocument(kind, { ...fresh, id: 'a' })
    refuse(failure(404))
    expect(await opened.store(page, 'r0')).toMatchObject({
      kind: 'failed',
      sentence: expect.stringContaining('Save again'),
    })
    await opened.store(page, 'r0')
    expect(sent.at(-1)).toEqual(['create', { name: 'Footer', document }])
  })

  it('throws PageUnavailable if it does not exist', async () => {
    const { kind, refuse } = server()
    refuse(failure(404))
    await expect(loadDocument(kind, { ...fresh, id: 'a' })).rejects.toThrow(PageUnavailable)
  })
})
