import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MediaFile, MediaUploaded } from '@web2/contract/media'
import sharp from 'sharp'
import { afterAll, beforeAll, expect } from 'vitest'
import { call, signUp, startTestApi, type TestApi, type TestUser } from '../../../testing/worlds/start-api.ts'

interface UploadAnswer {
  readonly success: boolean
  readonly msg: string
  readonly data: MediaUploaded
}

export type Named = readonly [name: string, content: Uint8Array | string]

/** Starts an API with a data folder of its own, and returns functions that upload and list images. */
export const useMediaApi = () => {
  let api: TestApi
  let dataDir = ''
  let user: TestUser
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'media-'))
    api = await startTestApi({ config: { dataDir } })
  })
  afterAll(async () => {
    await api.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const inNewAccount = async () => {
    user = await signUp(api)
  }
  const ask = async (body: object) =>
    (await call(api, 'POST', '/api/media-manager', { token: user.token, body })).body
  const list = async (path = '/', more: object = {}) => {
    const answer = await ask({ action: 'files', path, source: 'default', onlyImages: true, ...more })
    const { files, folders, total } = answer.data.sources[0]
    return {
      files: files as MediaFile[],
      names: files.map(({ file }: MediaFile) => file),
      folders,
      total,
      space: answer.data.space,
    }
  }
  let shade = 0
  const picture = (width = 60, height = 40) =>
    sharp({
      create: {
        width,
        height,
        channels: 3,
        background: { r: (shade += 1) % 256, g: (shade >> 8) % 256, b: 90 },
      },
    })
  const upload = async (files: readonly Named[], { path = '/', token = user.token } = {}) => {
    const form = new FormData()
    form.set('path', path)
    for (const [at, [name, content]] of files.entries())
      form.set(
        `files[${at}]`,
        new Blob([typeof content === 'string' ? content : new Uint8Array(content)]),
        name,
      )
    const headers = { ...(token && { Authorization: `Bearer ${token}` }) }
    const response = await fetch(`${api.url}/api/media-manager?uploadAction=true`, {
      method: 'POST',
      body: form,
      headers,
    })
    const answer = (await response.json()) as UploadAnswer
    return { ...answer, status: response.status }
  }
  const uploadOne = async (name: string, content?: Uint8Array | string, path = '/'): Promise<MediaFile> => {
    const answer = await upload([[name, content ?? (await picture().png().toBuffer())]], { path })
    expect(answer).toMatchObject({ success: true })
    return answer.data.uploaded[0]!
  }
  const fetched = (address: string) => fetch(api.url + address)
  const storedFiles = async () =>
    (await readdir(join(dataDir, 'media', user.accountId), { recursive: true })).filter((name) =>
      name.includes('.'),
    )

  return {
    get api() {
      return api
    },
    get user() {
      return user
    },
    inNewAccount,
    ask,
    list,
    picture,
    upload,
    uploadOne,
    fetched,
    storedFiles,
  }
}
