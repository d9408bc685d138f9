import { limits } from '@web2/contract/core'
import { expect, test } from 'vitest'
import { call } from '../../../testing/worlds/start-api.ts'
import { eventually } from '../../../testing/eventually.ts'
import { openEventSocket } from '../../../testing/listen-for-events.ts'
import { useMediaApi } from '../testing/media-api.ts'

const fixture = useMediaApi()
const { inNewAccount, ask, list, picture, upload, uploadOne, fetched, storedFiles } = fixture

test('makes names safe and unique in their folder', async () => {
  await inNewAccount()
  for (const name of [
    'rose.png',
    'ROSE.png',
    '../../etc/passwd.png',
    '.hidden.png',
    'a:b?.png',
    'x'.repeat(300),
  ])
    await uploadOne(name)
  const { names, files } = await list('/', { sortBy: 'name-asc' })
  expect(names).toEqual([
    'a-b-.png',
    'hidden.png',
    'passwd.png',
    'ROSE (2).png',
    'rose.png',
    expect.any(String),
  ])
  expect(names[5].length).toBeLessThanOrEqual(limits.mediaNameLength)
  for (const { url } of files) expect((await fetched(url)).status).toBe(200)
})

test('creates, lists, renames, moves and deletes folders with their contents', async () => {
  await inNewAccount()
  expect(await ask({ action: 'folderCreate', path: '/.', name: 'Garden' })).toMatchObject({
    data: { path: '/Garden' },
  })
  await ask({ action: 'folderCreate', path: '/Garden', name: 'Roses' })
  await ask({ action: 'folderCreate', path: '/', name: 'Archive' })
  const rose = await uploadOne('rose.png', undefined, '/Garden/Roses')
  expect((await list()).folders).toEqual(['.', 'Archive', 'Garden'])
  expect((await list('/Garden')).folders).toEqual(['.', '..', 'Roses'])
  expect(await ask({ action: 'folderRename', path: '/', name: 'Garden', newname: 'Yard' })).toMatchObject({
    success: true,
  })
  expect((await list('/Yard/Roses')).files).toMatchObject([{ url: rose.url, path: '/Yard/Roses' }])
  await ask({ action: 'folderMove', from: '/Yard/Roses', path: '/Archive' })
  expect((await list('/Archive/Roses')).names).toEqual(['rose.png'])
  expect((await list('/', { search: 'ROSE' })).names).toEqual(['rose.png'])
  expect(await ask({ action: 'folderRemove', path: '/', name: 'Archive' })).toMatchObject({ success: true })
  expect(await list()).toMatchObject({ folders: ['.', 'Yard'], names: [] })
  expect(await storedFiles()).toEqual([])
})

test.each([
  [{ action: 'files', path: '/..' }, /does(n’t| not) exist/],
  [{ action: 'files', path: '/nowhere' }, /does(n’t| not) exist/],
  [{ action: 'folderCreate', path: '/', name: '///' }, /Enter a name/],
  [{ action: 'folderCreate', path: '/', name: 'twice' }, /with this name/],
  [{ action: 'folderCreate', path: '/', name: 'TWICE' }, /with this name/],
  [{ action: 'folderMove', from: '/twice', path: '/twice' }, /into itself/],
  [{ action: 'folderRemove', path: '/', name: '' }, /root/],
  [{ action: 'fileRename', path: '/', name: 'none.png', newname: 'x' }, /does(n’t| not) exist/],
])('rejects %j with a message', async (request, sentence) => {
  await ask({ action: 'folderCreate', path: '/', name: 'twice' })
  expect(await ask(request)).toMatchObject({ success: false, msg: expect.stringMatching(sentence) })
})

test('keeps pages working when an image is renamed or moved', async () => {
  await inNewAccount()
  await ask({ action: 'folderCreate', path: '/', name: 'a' })
  const stored = await uploadOne('one.png')
  await uploadOne('two.png')
  expect(await ask({ action: 'fileRename', path: '/', name: 'one.png', newname: 'two' })).toMatchObject({
    success: false,
    msg: expect.stringContaining('two.png'),
  })
  await ask({ action: 'fileRename', path: '/', name: 'one.png', newname: 'First house.jpg' })
  await ask({ action: 'fileMove', from: '/First house.png', path: '/a' })
  expect((await list('/a')).names).toEqual(['First house.png'])
  expect((await fetched(stored.url)).status).toBe(200)
})

test('moves and deletes several images together, or none of them', async () => {
  await inNewAccount()
  await ask({ action: 'folderCreate', path: '/', name: 'a' })
  for (const name of ['one.png', 'two.png', 'three.png']) await uploadOne(name)
  await uploadOne('one.png', undefined, '/a')
  const names = async (path: string) => (await list(path, { sortBy: 'name-asc' })).names
  const missing = { action: 'fileMove', items: ['/one.png', '/none.png'], path: '/a' }
  expect(await ask(missing)).toMatchObject({
    success: false,
    msg: expect.stringMatching(/does(n’t| not) exist/),
  })
  expect(await names('/')).toEqual(['one.png', 'three.png', 'two.png'])

  const { data } = await ask({ action: 'fileMove', items: ['/one.png', '/two.png'], path: '/a' })
  expect(data.files).toMatchObject([
    { file: 'one (2).png', path: '/a' },
    { file: 'two.png', path: '/a' },
  ])
  expect(await names('/')).toEqual(['three.png'])
  expect(await names('/a')).toEqual(['one (2).png', 'one.png', 'two.png'])
  await ask({ action: 'fileRemove', items: ['/three.png', '/a/one.png', '/a/two.png'] })
  expect(await names('/')).toEqual([])
  expect(await names('/a')).toEqual(['one (2).png'])
})

test('deletes bytes with their last record, unless a page shows them', async () => {
  await inNewAccount()
  const content = await picture().png().toBuffer()
  const [first] = [await uploadOne('a.png', content), await uploadOne('b.png', content)]
  expect((await list()).space.used).toBe(content.length)
  await ask({ action: 'fileRemove', path: '/', name: 'a.png' })
  expect((await fetched(first.url)).status).toBe(200)

  const site = await call(fixture.api, 'POST', '/api/cloud-builder', {
    token: fixture.user.token,
    body: {
      siteName: 'Roses',
      rootSlug: 'roses',
      pages: [{ name: 'Home', slug: 'home', html: `<img src="${first.url}">` }],
    },
  })
  expect((await ask({ action: 'fileUsage', path: '/', name: 'b.png' })).data).toEqual({
    pages: 1,
    names: ['Roses › Home'],
  })
  const both = { action: 'fileUsage', items: ['/a2.png', '/b.png'] }
  expect(await ask(both)).toMatchObject({ success: false })
  await uploadOne('a2.png')
  expect((await ask(both)).data).toEqual({ pages: 1, names: ['Roses › Home'] })
  await ask({ action: 'fileRemove', path: '/', name: 'a2.png' })
  await ask({ action: 'fileRemove', path: '/', name: 'b.png' })
  expect((await list()).names).toEqual([])
  expect((await fetched(first.url)).status).toBe(200)

  await call(fixture.api, 'DELETE', `/api/cloud-builder/${site.body.site._id}`, { token: fixture.user.token })
  await uploadOne('c.png')
  await ask({ action: 'fileRemove', path: '/', name: 'c.png' })
  expect((await fetched(first.url)).status).toBe(404)
  expect(await storedFiles()).toEqual([])
})

test('shows and changes only images of the own account', async () => {
  await inNewAccount()
  await ask({ action: 'folderCreate', path: '/', name: 'mine' })
  await uploadOne('mine.png', undefined, '/mine')
  await inNewAccount()
  expect(await list()).toMatchObject({ names: [], folders: ['.'] })
  expect(await ask({ action: 'fileRemove', path: '/mine', name: 'mine.png' })).toMatchObject({
    success: false,
  })
  expect(await upload([['x.png', await picture().png().toBuffer()]], { path: '/mine' })).toMatchObject({
    success: false,
  })
})

test('emits changes to the sockets of the account only', async () => {
  await inNewAccount()
  const other = fixture.user
  await inNewAccount()
  const ears = [
    await openEventSocket(fixture.api, other, String),
    await openEventSocket(fixture.api, fixture.user, String),
  ]
  await ask({ action: 'folderCreate', path: '/', name: 'told' })
  await eventually(() => expect(ears[1]!.heard).toEqual(['media-manager patched']))
  expect(ears[0]!.heard).toEqual([])
  for (const { close } of ears) close()
})

test('rejects uploads without sign-in, and answers a broken upload with a client error', async () => {
  expect(await upload([['x.png', 'x']], { token: '' })).toMatchObject({ status: 401 })
  const broken = await fetch(`${fixture.api.url}/api/media-manager?uploadAction=true`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${fixture.user.token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    },
    body: '--x\r\nContent-Disposition: form-data; name="a"; filename="a.png"\r\n\r\nhalf',
  })
  expect(broken.status).toBe(400)
  const odd = await fetch(`${fixture.api.url}/api/media-manager?uploadAction=true`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${fixture.user.token}`, 'Content-Type': 'multipart/form-data' },
    body: 'x',
  })
  expect(odd.status).toBe(400)
  expect(fixture.api.logged).toEqual([])
})

test.each(['/media/', '/media/x', '/media/../../etc/passwd', '/media/%2e%2e/x', '/media/a/b/c.png'])(
  '%s does not exist',
  async (address) => {
    expect((await fetched(address)).status).toBe(404)
  },
)
