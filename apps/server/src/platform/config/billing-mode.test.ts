import { expect, test } from 'vitest'
import { readSettings } from './read-environment.ts'

const read = (environment: Record<string, string>) => readSettings(environment, '/project').billing
const keys = { STRIPE_SECRET_KEY: 'sk_test_abc', STRIPE_WEBHOOK_SECRET: 'whsec_abc+/=' }

test('uses manual billing unless Stripe is configured with both secrets', () => {
  expect(read({})).toEqual({ kind: 'manual' })
  expect(read({ ...keys })).toEqual({ kind: 'manual' })
  expect(read({ BILLING: 'stripe', ...keys })).toEqual({
    kind: 'stripe',
    secretKey: 'sk_test_abc',
    webhookSecret: 'whsec_abc+/=',
  })
})

test.each([
  [{ BILLING: 'paypal' }, /BILLING is "paypal": it must be manual or stripe/],
  [{ BILLING: 'stripe' }, /STRIPE_SECRET_KEY.*\n.*STRIPE_WEBHOOK_SECRET/],
  [{ ...keys, BILLING: 'stripe', STRIPE_SECRET_KEY: 'pk_test_abc' }, /STRIPE_SECRET_KEY is invalid/],
  [{ ...keys, BILLING: 'stripe', STRIPE_WEBHOOK_SECRET: 'abc' }, /STRIPE_WEBHOOK_SECRET is invalid/],
])('%j aborts the start with a message', (environment, sentence) => {
  expect(() => read(environment)).toThrow(sentence)
  expect(() => read(environment)).not.toThrow(/pk_test_abc/)
})
