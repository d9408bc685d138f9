import { expect, it } from 'vitest'
import { planLanguage } from './article-plan.ts'

it.each([
  ['en-GB', 'en-GB'],
  ['EN-us', 'en-US'],
  ['de', 'de'],
  ['zh-Hans-CN', 'zh-CN'],
  ['es-419', 'es-419'],
  ['English', null],
  ['en_US', null],
  ['', null],
  [undefined, null],
])('reads %s as %s', (tag, language) => expect(planLanguage(tag)).toBe(language))
