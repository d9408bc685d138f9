import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryTheme } from '../../testing/arbitrary-theme.ts'
import { readTokens, tokensOf } from '../../testing/token-file.ts'
import type { Theme, Token } from '../theme.ts'
import { exportTokens } from './export-tokens.ts'

const byName = (tokens: readonly Token[]) => tokens.toSorted((a, b) => (a.name < b.name ? -1 : 1))
const themeOf = (...tokens: Token[]): Theme => ({ name: 'Sample', hasDark: false, tokens })

describe('an export', () => {
  it('is read again as the same theme, whatever the tokens are', () => {
    fc.assert(
      fc.property(
        arbitraryTheme.filter(({ tokens }) => tokens.length > 0),
        (theme) => {
          const imported = readTokens(exportTokens(theme), 'Other')
          if (!imported.ok) throw new Error(imported.sentence)
          expect(imported.warnings).toEqual([])
          expect({ ...imported.theme, tokens: byName(imported.theme.tokens) }).toEqual({
            ...theme,
            tokens: byName(theme.tokens),
          })
        },
      ),
    )
  })

  it('keeps names that objects have by themselves', () => {
    const theme = themeOf(
      { name: '__proto__', group: 'other', value: '1' },
      { name: 'constructor', group: 'other', value: 'var(--__proto__)' },
    )
    expect(readTokens(exportTokens(theme))).toEqual({ ok: true, theme, warnings: [] })
  })

  it('has types and values that other tools read', () => {
    const file = exportTokens({
      name: 'Sample',
      hasDark: true,
      tokens: [
        { name: 'c-ink', group: 'color', value: '#ff8000', dark: '#ffffff' },
        { name: 'c-link', group: 'color', value: 'var(--c-ink)' },
        { name: 'c-p3', group: 'color', value: 'oklch(0.7 0.1 200 / 0.5)' },
        { name: 'f-title', group: 'family', value: '"Alegreya Sans", Georgia, serif' },
        { name: 't-0', group: 'text', value: 'clamp(1rem, 0.9rem + 1vw, 1.25rem)' },
        { name: 's4', group: 'space', value: '1rem' },
        { name: 'shadow', group: 'shadow', value: '0 1px 2px var(--c-ink)' },
        { name: 'weight', group: 'other', value: '700' },
        { name: 'cut', group: 'other', value: 'polygon(0 0, 100% 0)' },
      ],
    })
    expect(file).toEqual({
      $extensions: { 'com.web2manager': { name: 'Sample', hasDark: true } },
      color: {
        'c-ink': {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [1, 0.50196, 0], hex: '#ff8000' },
          $extensions: { 'com.web2manager': { name: 'c-ink', dark: '#ffffff' } },
        },
        'c-link': { $value: '{color.c-ink}', $extensions: { 'com.web2manager': { name: 'c-link' } } },
        'c-p3': {
          $type: 'color',
          $value: { colorSpace: 'oklch', components: [0.7, 0.1, 200], alpha: 0.5, hex: '#40b1b7' },
          $extensions: { 'com.web2manager': { name: 'c-p3' } },
        },
      },
      family: {
        'f-title': {
          $type: 'fontFamily',
          $value: ['Alegreya Sans', 'Georgia', 'serif'],
          $extensions: { 'com.web2manager': { name: 'f-title', value: '"Alegreya Sans", Georgia, serif' } },
        },
      },
      text: {
        't-0': {
          $type: 'dimension',
          $value: { value: 1.25, unit: 'rem' },
          $extensions: { 'com.web2manager': { name: 't-0', value: 'clamp(1rem, 0.9rem + 1vw, 1.25rem)' } },
        },
      },
      space: {
        s4: {
          $type: 'dimension',
          $value: { value: 1, unit: 'rem' },
          $extensions: { 'com.web2manager': { name: 's4' } },
        },
      },
      shadow: {
        shadow: {
          $type: 'shadow',
          $value: {
            color: '{color.c-ink}',
            offsetX: { value: 0, unit: 'px' },
            offsetY: { value: 1, unit: 'px' },
            blur: { value: 2, unit: 'px' },
            spread: { value: 0, unit: 'px' },
          },
          $extensions: { 'com.web2manager': { name: 'shadow', value: '0 1px 2px var(--c-ink)' } },
        },
      },
      other: {
        weight: { $type: 'number', $value: 700, $extensions: { 'com.web2manager': { name: 'weight' } } },
        cut: {
          $type: 'string',
          $value: 'polygon(0 0, 100% 0)',
          $extensions: { 'com.web2manager': { name: 'cut' } },
        },
      },
    })
  })

  it('yields to a value that another tool changed', () => {
    const file = JSON.parse(
      JSON.stringify(exportTokens(themeOf({ name: 't-0', group: 'text', value: 'clamp(1rem, 2vw, 2rem)' }))),
    ) as { text: { 't-0': { $value: unknown } } }
    file.text['t-0'].$value = { unit: 'rem', value: 2 }
    expect(tokensOf(file)).toEqual(['text t-0: clamp(1rem, 2vw, 2rem)'])
    file.text['t-0'].$value = { unit: 'rem', value: 3 }
    expect(tokensOf(file)).toEqual(['text t-0: 3rem'])
  })
})
