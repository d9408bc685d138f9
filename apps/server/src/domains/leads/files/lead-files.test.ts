import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { goodEntries, postForm, visitForm } from '../../../testing/worlds/lead-world.ts'
import { useLeadWorld } from '../../../testing/worlds/use-lead-world.ts'
import { createSecretBox } from '../../../platform/secrets/seal.ts'
import { signUp } from '../../../testing/worlds/start-api.ts'
import { fileProblem } from './check-file.ts'
import { purgeLeadFiles } from './purge-lead-files.ts'
import { sniffFile } from './sniff-file.ts'

const { world, form } = useLeadWorld({
  form: {
    definition: {
      fields: [
        { name: 'name', label: 'Name', type: 'text', required: true },
        { name: 'photo', label: 'Photo', type: 'file', accept: 'image/*,.pdf', multiple: true },
        { name: 'plan', label: 'Plan', type: 'file' },
      ],
    },
  },
})

const canary = 'a plan of the garden that must stay secret'
const folder = () => join(world.api.context.config.dataDir, 'lead-files')

const withFiles = (
  ...files: readonly (readonly [field: string, name: string, content: string | Uint8Array])[]
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(goodEntries(form))) body.append(name, value)
  for (const [field, name, content] of files)
    body.append(field, new File([content as string], name, { type: 'text/html' }))
  return body
}

const download = (id: string, token?: string) =>
  fetch(`${world.api.url}/api/lead-files/${id}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  })

it('texts that come with files have the limit of texts without', async () => {
  const [text, file] = ['x'.repeat(19_000), ['plan', 'plan.txt', 'x'.repeat(2_000_000)]] as const
  const fits = withFiles(file)
  for (let field = 0; field < 40; field += 1) fits.append(`more-${field}`, text)
  expect((await postForm(world, form, fits)).headers.get('location')).toContain('/thanks')
  for (let field = 40; field < 60; field += 1) fits.append(`more-${field}`, text)
  expect((await postForm(world, form, fits)).headers.get('location')).toContain('fault=large')
  const long = new URLSearchParams()
  for (const [name, value] of fits) if (typeof value === 'string') long.append(name, value)
  expect((await postForm(world, form, long.toString())).headers.get('location')).toContain('fault=large')
})

it('files are sealed at rest, and served to members of the account for saving only', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  const answer = await postForm(
    world,
    form,
    withFiles(['photo', '../roof "1".png', picture], ['plan', 'plan.txt', canary]),
  )
  expect(answer.status).toBe(303)
  const { files } = await world.lastLead()
  expect(files.map(({ name, type, bytes }) => [name, type, bytes])).toEqual([
    ['roof _1_.png', 'image/png', picture.length],
    ['plan.txt', 'text/plain', canary.length],
  ])
  for (const name of await readdir(folder()))
    expect(String(await readFile(join(folder(), name)))).not.toContain('garden')

  const id = files[1]!._id
  const found = await download(id, world.user.token)
  expect(found.status).toBe(200)
  expect(await found.text()).toBe(canary)
  expect(Object.fromEntries(found.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="plan.txt"; filename*=UTF-8''plan.txt`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect((await download(id)).status).toBe(401)
  const other = await signUp(world.api)
  expect((await download(id, other.token)).status).toBe(404)
  expect((await fetch(`${world.sitesUrl}/lead-files/${id}`)).status).toBe(404)
})

describe('a stored file that can’t be read says so', () => {
  const content = 'a drawing of the new terrace'
  const newFile = async () => {
    await postForm(world, form, withFiles(['plan', 'terrace.txt', `${content} ${Math.random()}`]))
    const id = (await world.lastLead()).files[0]!._id
    return { id, path: join(folder(), id) }
  }
  const answer = async (id: string) => {
    const found = await download(id, world.user.token)
    return { status: found.status, message: ((await found.json()) as { message: string }).message }
  }
  const damaged = {
    status: 409,
    message: '“terrace.txt” is damaged in the storage. Ask your administrator to restore it from a backup.',
  }

  it.each([
    ['with a flipped bit in its nonce', (bytes: Buffer) => bytes.fill(bytes[0]! ^ 1, 0, 1)],
    ['with a flipped bit in its tag', (bytes: Buffer) => bytes.fill(bytes[20]! ^ 1, 20, 21)],
    [
      'with a flipped bit in its content',
      (bytes: Buffer) => bytes.fill(bytes.at(-1)! ^ 128, bytes.length - 1),
    ],
    ['cut at its end', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['cut within its nonce', (bytes: Buffer) => bytes.subarray(0, 5)],
    ['cut within its tag', (bytes: Buffer) => bytes.subarray(0, 14)],
    ['without bytes', () => Buffer.alloc(0)],
    ['with bytes of another file', (bytes: Buffer) => Buffer.alloc(bytes.length, 7)],
  ])('%s, and is logged once', async (_, change) => {
    const { id, path } = await newFile()
    await writeFile(path, change(await readFile(path)))
    expect(await answer(id)).toEqual(damaged)
    expect(await answer(id)).toEqual(damaged)
    expect(world.api.logged.filter((line) => line.includes(id))).toEqual([
      `The file ${id} of a lead can’t be read: damaged`,
    ])
  })

  it('if it is gone, or has the bytes of another lead', async () => {
    const [first, second] = [await newFile(), await newFile()]
    await writeFile(first.path, await readFile(second.path))
    expect(await answer(first.id)).toEqual(damaged)
    await rm(second.path)
    expect(await answer(second.id)).toEqual({
      status: 404,
      message: '“terrace.txt” is missing in the storage. Ask your administrator to restore it from a backup.',
    })
  })

  it('if its key was sealed with another APP_SECRET, or is damaged', async () => {
    const [first, second] = [await newFile(), await newFile()]
    const { db } = world.api.database
    const place = { table: 'lead_files', column: 'key_sealed', accountId: world.user.accountId }
    const setKey = (id: string, keySealed: string) =>
      db.updateTable('leadFiles').set({ keySealed }).where('id', '=', id).execute()
    await setKey(first.id, createSecretBox('another secret, of thirty-two letters').seal('x', place))
    expect(await answer(first.id)).toEqual({
      status: 409,
      message:
        '“terrace.txt” was encrypted with another APP_SECRET. Ask your administrator to set that one again.',
    })
    await setKey(second.id, createSecretBox(world.api.context.config.appSecret).seal('short', place))
    expect(await answer(second.id)).toEqual(damaged)
    await setKey(
      second.id,
      createSecretBox(world.api.context.config.appSecret).seal('x', { ...place, accountId: '' }),
    )
    expect(await answer(second.id)).toEqual(damaged)
  })
})

describe('files are refused', () => {
  const html = '<!doctype html><script>alert(1)</script>'
  it.each([
    ['pages under another name', 'plan', 'plan.pdf', html, 'Files of this type aren’t accepted.'],
    [
      'drawings with scripts',
      'plan',
      'plan.png',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'Files of this type aren’t accepted.',
    ],
    ['programs', 'plan', 'photo.jpg', 'MZ program', 'Files of this type aren’t accepted.'],
    ...[
      'plan.hta',
      'plan.pdf.JS',
      'plan.bat',
      'plan.vbs. .',
      'a.msi',
      'plan.lnk',
      'plan.iso',
      'a.Terminal',
      'b.library-ms',
    ].map(
      (name) =>
        [
          `texts that run as programs by their name, ${name}`,
          ...['plan', name, 'alert(1)', 'Files of this type aren’t accepted.'],
        ] as const,
    ),
    [
      'pages that begin like a text',
      ...['plan', 'plan.html', 'A plan <script>alert(1)</script>', 'Files of this type aren’t accepted.'],
    ],
    [
      'types that the field doesn’t accept',
      'photo',
      'photo.png',
      'a text',
      'Files of this type aren’t accepted.',
    ],
    ['more than 5 MB', 'plan', 'plan.txt', 'x'.repeat(5_000_001), 'Choose a file of up to 5 MB.'],
  ] as const)('%s', async (_, field, name, content, sentence) => {
    const count = (await world.leads()).length
    const page = await visitForm(world, form, withFiles([field, name, content]))
    const text = await page.text()
    expect(page.status).toBe(422)
    expect(text).toContain(sentence)
    expect(text).toContain('value="Ada Byron"')
    expect(text).toContain('enctype="multipart/form-data"')
    expect(await world.leads()).toHaveLength(count)
  })

  it('beyond five', async () => {
    const files = Array.from({ length: 6 }, (_, at) => ['plan', `${at}.txt`, `plan ${at}`] as const)
    expect((await visitForm(world, form, withFiles(...files))).status).toBe(413)
  })
})

it('files of deleted leads and of submissions that were not stored are purged', async () => {
  await postForm(world, form, withFiles(['plan', 'gone.txt', 'a plan of a lead that is deleted']))
  await postForm(world, form, withFiles(['plan', 'stays.txt', 'a plan that stays']))
  const [gone, stays] = (await world.leads()).slice(-2)
  await world.api.database.db.deleteFrom('leads').where('id', '=', gone!.id).execute()
  world.later(3_700_000)
  await purgeLeadFiles(world.api.context)
  const names = await readdir(folder())
  expect(names).not.toContain(gone!.files[0]!._id)
  expect(names).toContain(stays!.files[0]!._id)
})

it.each([
  ['%PDF-1.7', 'application/pdf'],
  ['\u0000\u0001', 'application/octet-stream'],
  ['  <HTML>', 'text/html'],
  ['<?xml version="1.0"?><svg/>', 'image/svg+xml'],
  ['<!-- a --><!-- b -->\n<!DOCTYPE svg><svg/>', 'image/svg+xml'],
  ['<!-- a --><!-- b --><html>', 'text/html'],
  // an expression that crosses comments never ends here
  ['<!---->'.repeat(140), 'text/plain'],
  ['#!/bin/sh', 'application/x-executable'],
  ['name,phone', 'text/plain'],
])('%j is recognized as %s', (content, type) => {
  expect(sniffFile(Buffer.from(content, 'latin1'))).toBe(type)
})

describe('a file is accepted as in browsers, which only suggest types', () => {
  it.each([
    ['application/json', 'a.json', '{}'],
    ['text/calendar', 'a.ics', 'BEGIN:VCALENDAR'],
    ['audio/*', 'a.mp3', '\u00ff\u00fb\u0090\u0000'],
    ['video/*', 'a.avi', 'RIFF\u0000\u0000\u0000\u0000AVI '],
    ['image/*', 'a.heic', '\u0000\u0000\u0000\u0018ftypheix'],
    ['.JPG, .jpeg', 'A.JPG', '\u00ff\u00d8\u00ff\u0000'],
    ['text/csv', 'a.csv', 'name,phone'],
    ['.dwg', 'a.dwg', 'AC1032\u0000\u0001'],
    ['', 'A plan of www.example.com', 'a text'],
    ['', 'js', 'a text'],
  ])('%s takes %s', (accept, name, content) => {
    const bytes = Buffer.from(content, 'latin1')
    expect(fileProblem({ field: 'a', name, bytes, isCut: false }, accept)).toBeUndefined()
  })

  it.each([
    ['image/*', 'a.png', 'a text'],
    ['image/png', 'a.png', '%PDF-1.7'],
    ['application/pdf', 'a.pdf', 'a text'],
    ['text/*', 'a.txt', '\u0000\u0001'],
    ['.dwg', 'a.txt', 'a text'],
    ['text/html', 'a.html', '<html>'],
  ])('%s does not take %s', (accept, name, content) => {
    const bytes = Buffer.from(content, 'latin1')
    expect(fileProblem({ field: 'a', name, bytes, isCut: false }, accept)).toEqual({ sentence: 'fileType' })
  })
})
