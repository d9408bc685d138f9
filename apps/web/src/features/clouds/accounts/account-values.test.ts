import type { CloudCapabilities, CloudSetting } from '@web2/contract/clouds'
import { describe, expect, it } from 'vitest'
import { accountData, accountProblems, emptyAccount, type AccountValues } from './account-values.ts'

const capabilities = {
  regions: [],
  anyRegion: true,
  fields: [
    { name: 'endpoint', label: 'Endpoint', required: true },
    { name: 'region', label: 'Region', required: true },
    { name: 'accessKey', label: 'Access key', required: true },
    { name: 'secretKey', label: 'Secret key', required: true },
  ],
} as unknown as CloudCapabilities

const setting = { cloud: 's3', name: 'S3', capabilities, accounts: [] } as CloudSetting

const values: AccountValues = {
  ...emptyAccount(setting),
  label: ' Backups ',
  endpoint: 'https://s3.example.com',
  accessKey: 'AK',
  secretKey: 'SK',
  apiToken: 'typed for another cloud',
}

it('sends the fields that the cloud asks for, and no others', () => {
  expect(accountData(values, capabilities)).toEqual({
    cloud: 's3',
    label: 'Backups',
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    accessKey: 'AK',
    secretKey: 'SK',
  })
})

it('leaves stored keys alone unless new ones are given, and can empty what is optional', () => {
  const change = accountData({ ...values, accessKey: ' ', secretKey: '', endpoint: '' }, capabilities)
  expect(change).not.toHaveProperty('accessKey')
  expect(change).not.toHaveProperty('secretKey')
  expect(change.endpoint).toBe('')
})

it('proposes the first region of a cloud that has a list', () => {
  const regions = [
    { id: 'nyc3', name: 'New York' },
    { id: 'ams3', name: 'Amsterdam' },
  ]
  expect(emptyAccount({ ...setting, capabilities: { ...capabilities, regions } }).region).toBe('nyc3')
})

describe('the rules', () => {
  it('ask for keys only once', () => {
    const empty = { ...values, secretKey: '' }
    expect(accountProblems(empty, capabilities, true)).toEqual({ secretKey: 'This field is required' })
    expect(accountProblems(empty, capabilities, false)).toEqual({})
  })

  it.each(['', 's3.example.com', 'ftp://s3.example.com'])('%j is no endpoint', (endpoint) => {
    expect(accountProblems({ ...values, endpoint }, capabilities, false)).toHaveProperty('endpoint')
  })

  it('take an empty endpoint where the vendor has its own', () => {
    const fields = [{ name: 'endpoint' as const, label: 'Endpoint', required: false }]
    expect(accountProblems({ ...values, endpoint: '' }, { ...capabilities, fields }, true)).toEqual({})
  })
})

it('that keys may go over http is sent beside such an endpoint alone', () => {
  const fields = [{ name: 'endpoint' as const, label: 'Endpoint', required: false }]
  const sent = (endpoint: string) =>
    accountData({ ...values, endpoint, allowsHttp: true }, { ...capabilities, fields })
  expect(sent('http://s3.example.com')).toHaveProperty('allowsHttp', true)
  expect(sent('https://s3.example.com')).not.toHaveProperty('allowsHttp')
})
