import { expect, test } from 'vitest'
import { fill } from '../bindings/placeholders.ts'
import { readText } from '../bindings/read-text.ts'
import { checkPage } from '../checks/check-page.ts'
import { escapeStyle } from '../html/export/escape.ts'
import { exportHtml } from '../html/export/export-html.ts'
import { importHtml } from '../html/import/import-html.ts'
import { rewriteSrcset } from '../html/import/srcset.ts'
import { isSafeStyle, safeStyleSheet } from '../safety/safe-css.ts'
import { rewriteCssUrls } from '../styles/css-urls.ts'
import { isAddress } from '../styles/declarations.ts'
import { parseInlineStyle } from '../styles/inline-style.ts'
import { isContainedValue } from '../styles/value-safety.ts'
import { importTokens } from '../theme/dtcg/import-tokens.ts'
import { tokensOfStyleSheet } from '../theme/style-sheet-tokens.ts'
import { tokenNamesIn } from '../theme/token-reference.ts'
import { valueRefusal } from '../theme/token-value.ts'
import { tonesIn } from '../theme/tone.ts'
import type { BuilderDocument } from '../tree/document.ts'
import { growthOf, linear } from './growth-of.ts'

const rewritten = (css: string) => rewriteCssUrls(css, (url) => url)
const pages = new Map<string, BuilderDocument>()
/** Checks a page parsed earlier, so that only the checks are measured. */
const check = (html: string) => {
  const page = pages.get(html) ?? importHtml(html).document
  pages.set(html, page)
  return checkPage(page)
}
const tokens = (json: string) => importTokens(json, 'Mine')
/** Writes a page parsed earlier with the files of its images. */
const publish = (html: string) => {
  const page = pages.get(html) ?? importHtml(html).document
  pages.set(html, page)
  return exportHtml(page, { pictures: () => ({ width: 900, height: 600, files }) })
}
const files = [{ url: '/a.webp', type: 'image/webp', width: 480 } as const]
const style = (css: string) => importHtml(`<style>${css}</style>`)

test.each<[name: string, call: (text: string) => unknown, unit: string, around?: string[], size?: number]>([
  ['an address of blanks in a style sheet', rewritten, ' ', ['url(', '']],
  ['a page whose style has an address of blanks', style, ' ', ['a{x:url(', '']],
  ['imports of nothing', rewritten, '@import '],
  ['strings that never close', rewritten, '"\\"', ['url(', '']],
  ['sets of pictures with strings that never close', rewritten, 'image-set(\\"'],
  ['sets of pictures within each other', rewritten, 'image-set('],
  ['sets of pictures in a set that never closes', rewritten, 'image-set()', ['image-set(', '']],
  ['addresses in sets that never close', rewritten, 'image-set(url(\\")'],
  ['comments that hold quotes between sets', rewritten, "image-set(/*'*/"],
  ['a blank address in front of a program', safeStyleSheet, ' ', ['url(', '']],
  ['a blank behind an expression', isSafeStyle, ' ', ['expression', '']],
  ['a style with blank addresses and a tag', escapeStyle, 'url( ', ['<a', '']],
  ['a value with a blank address', isContainedValue, ' ', ['url(', '']],
  ['a value of quoted addresses', isContainedValue, 'url("")'],
  ['letters that are no address', isAddress, 'a'],
  ['brackets in an attribute', parseInlineStyle, '(', ['color:', '']],
  ['backslashes before a name', readText, '\\', ['', '{x']],
  ['names that never close', readText, '\\{x'],
  ['phrases that never close', readText, '[[{x}'],
  ['braces to be filled', (text) => fill(text, {}), '{x.y'],
  ['tables within each other', check, '<table><tr><td>a', [], 5_000],
  ['pale texts within each other', check, '<section><p>a</p>', ['<section style="color:#eee">', '']],
  ['pictures and fields within each other', check, '<div><img><input>'],
  [
    'images in a row',
    publish,
    '<div style="flex:1"><img src=/a.jpg></div>',
    ['<div style="display:flex">', '</div>'],
    2_000,
  ],
  ['images within each other', publish, '<div style="width:99%"><img src=/a.jpg>', [], 2_000],
  ['commas in a set of pictures', (text) => rewriteSrcset(text, (url) => url), ', ,', ['', 'x']],
  ['references to tokens that never close', tokenNamesIn, 'var( ', ['var(', '']],
  ['comments and strings that never close', tokenNamesIn, '/*"', ['var(--a)', '']],
  ['a value of blanks', valueRefusal, ' ', ['a', 'b']],
  ['tones of elements that never close', tonesIn, 'data-tone ='],
  ['custom properties', tokensOfStyleSheet, '--a:1;', [':root{', '']],
  ['rules within each other', tokensOfStyleSheet, ':root{--a:1;'],
  ['strings of a style sheet that never close', tokensOfStyleSheet, '--a:"\\"', [':root{', '']],
  ['blanks between selectors', tokensOfStyleSheet, ':root ', ['', '{--a:1}']],
  ['brackets of a style sheet', tokensOfStyleSheet, '(', [':root{--a:', '']],
  ['groups of tokens within each other', tokens, '{"a":', ['{"a":', '1']],
  ['references within a value', tokens, '{"$ref":"#/a/$value"},', ['{"a":{"$value":[', '1]}}']],
])('%s: runs in linear time', (_name, call, unit, around, size) =>
  expect(growthOf(call, unit, around, size)).toBeLessThanOrEqual(linear),
)
