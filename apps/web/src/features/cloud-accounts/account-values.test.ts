import { describe, expect, it } from 'vitest'
import { accountRules, changedAccount, newAccount, type AccountValues } from './account-values.ts'

const values: AccountValues = {
  cloud: 's3',
  label: ' Backups ',
  endpoint: 'https://s3.example.com',
  region: 'eu-1',
  accessKey: 'AK',
  secretKey: 'SK',
}

it('sends a new account with its keys', () => {
  expect(newAccount(values)).toEqual({ ...values, label: 'Backups' })
})

it('leaves stored keys alone unless new ones are given', () => {
  const change = changedAccount({ ...values, accessKey: ' ', secretKey: '' })
  expect(change).not.toHaveProperty('accessKey')
  expect(change).not.toHaveProperty('secretKey')
  expect(changedAccount(values)).toMatchObject({ accessKey: 'AK', secretKey: 'SK' })
})

describe('the rules', () => {
  it('ask for keys only once', () => {
    expect(accountRules(true).secretKey('')).toBe('This field is required')
    expect(accountRules(false).secretKey('')).toBeNull()
  })

  it.each(['', 's3.example.com', 'ftp://s3.example.com'])('%j is no endpoint', (text) => {
    expect(accountRules(true).endpoint(text)).not.toBeNull()
  })
})
