import { describe, expect, it } from 'vitest'
import { createSecretBox } from './seal.ts'

const place = { table: 'cloud_accounts', column: 'secret_key', accountId: 'a1' }

describe('secret box', () => {
  const box = createSecretBox('first secret')

  it('opens what it sealed, in the same context', () => {
    expect(box.open(box.seal('päss', place), place)).toBe('päss')
    expect(box.open(box.seal('', place), place)).toBe('')
  })

  it('never produces the same value twice, nor contains the secret', () => {
    expect(box.seal('hunter22', place)).not.toBe(box.seal('hunter22', place))
    expect(box.seal('hunter22', place)).not.toContain('hunter22')
  })

  it.each([{ table: 'users' }, { column: 'access_key' }, { accountId: 'a2' }])(
    'does not open for another context: %o',
    (elsewhere) => {
      expect(box.open(box.seal('x', place), { ...place, ...elsewhere })).toBeUndefined()
    },
  )

  it('does not open altered, truncated or foreign values', () => {
    const envelope = box.seal('secret', place)
    const flipped = envelope.slice(0, -1) + (envelope.endsWith('A') ? 'B' : 'A')
    expect(box.open(`${flipped}`.replace(/.{3}$/, 'zzz'), place)).toBeUndefined()
    expect(box.open('nonsense', place)).toBeUndefined()
    expect(createSecretBox('another').open(envelope, place)).toBeUndefined()
  })

  it('opens old values after a rotation and seals with the new key', () => {
    const rotated = createSecretBox('second secret', 'first secret')
    expect(rotated.open(box.seal('old', place), place)).toBe('old')
    expect(box.open(rotated.seal('new', place), place)).toBeUndefined()
  })
})
