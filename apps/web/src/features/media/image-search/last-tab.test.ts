import { describe, expect, it } from 'vitest'
import { openingTab, orderedSources } from './last-tab.ts'

const keys = (...named: readonly string[]) => {
  const view = (name: string) => ({ apiKey: { set: named.includes(name), last4: '' } })
  return { pixabay: view('pixabay'), pexels: view('pexels'), unsplash: view('unsplash') }
}

describe('the tabs of the image dialog', () => {
  it.each([
    ['no key', keys(), ['wikimedia', 'pixabay', 'pexels', 'unsplash']],
    ['one key', keys('unsplash'), ['unsplash', 'wikimedia', 'pixabay', 'pexels']],
    ['all keys', keys('pixabay', 'pexels', 'unsplash'), ['pixabay', 'pexels', 'unsplash', 'wikimedia']],
    ['unknown settings', null, ['pixabay', 'pexels', 'unsplash', 'wikimedia']],
  ])('with %s, usable sources come first', (_name, setting, order) => {
    expect(orderedSources(setting)).toEqual(order)
  })

  it.each([
    ['the source that needs no key at first', null, keys(), 'wikimedia'],
    ['the source that needs no key if the last source has none', 'pexels', keys(), 'wikimedia'],
    ['the first source with a key', 'pexels', keys('pixabay'), 'pixabay'],
    ['the last source if it has a key', 'pexels', keys('pixabay', 'pexels'), 'pexels'],
    ['the library if it was used last', 'uploads', keys(), 'uploads'],
  ] as const)('opens on %s', (_name, last, setting, tab) => {
    expect(openingTab({}, last, setting)).toBe(tab)
  })

  it('opens on the library for an image stored in it', () => {
    expect(openingTab({ url: '/media/a/rose.jpg' }, 'wikimedia', keys())).toBe('uploads')
  })
})
