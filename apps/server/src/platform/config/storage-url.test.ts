import { expect, it } from 'vitest'
import { parseStorageUrl } from './storage-url.ts'

it('names a bucket, a folder in it and the keys', () => {
  expect(
    parseStorageUrl('s3://KEY:a%2Fb%2Bc@store.example:9000/web2/files?region=eu-1&protocol=http'),
  ).toEqual({
    endpoint: 'http://store.example:9000',
    bucket: 'web2',
    folder: 'files/',
    region: 'eu-1',
    accessKey: 'KEY',
    secretKey: 'a/b+c',
  })
  expect(parseStorageUrl('s3://KEY:secret@s3.example.com/web2')).toMatchObject({
    endpoint: 'https://s3.example.com',
    folder: '',
    region: 'us-east-1',
  })
})

it.each([
  'https://KEY:secret@s3.example.com/web2',
  's3://s3.example.com/web2',
  's3://KEY:secret@s3.example.com/',
  's3://KEY:se%cret@s3.example.com/web2',
  's3://KEY:secret@s3.example.com/web2?regoin=eu-1',
  's3://KEY:secret@s3.example.com/web2?protocol=ftp',
])('rejects %s', (text) => expect(parseStorageUrl(text)).toBeUndefined())
