import { expect, it } from 'vitest'
import { dialable, leadName, memberName, openableUrl } from './lead-words.ts'

it('a lead is called by its name, else by its email address or phone number', () => {
  expect(leadName({ name: ' Rose Miller ', email: 'rose@example.com', phone: '' })).toBe('Rose Miller')
  expect(leadName({ name: '  ', email: 'rose@example.com', phone: '1' })).toBe('rose@example.com')
  expect(leadName({ name: '', email: '', phone: '+1 555' })).toBe('+1 555')
  expect(leadName({ name: '', email: '', phone: '' })).toBe('No name')
})

it('a name turns no other text around', () => {
  const name = '\u202eeniL\u202c Rose\u2066\u2069'
  expect(leadName({ name, email: '', phone: '' })).toBe('eniL Rose')
  expect(leadName({ name: '\u202e', email: '', phone: '1' })).toBe('1')
  // Persian names need this one between letters
  expect(leadName({ name: 'می\u200cخواهم', email: '', phone: '' })).toBe('می\u200cخواهم')
})

it.each([
  ['https://example.com/\u202egpj.exe', false],
  ['https://example.com/a?b=c', true],
  ['  http://example.com ', true],
  ['javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['https://example.com and more', false],
  ['//example.com', false],
  ['http://', false],
  ['', false],
])('of what a visitor entered, only http(s) URLs become links: %s', (text, opens) => {
  expect(openableUrl(text) !== null).toBe(opens)
})

it('a phone number is dialed by its digits', () => {
  expect(dialable('+1 (555) 010-0199')).toBe('+15550100199')
  expect(dialable('call me')).toBeNull()
})

it('a member is called by name, and only one who left is called a former member', () => {
  const members = new Map([['ann', 'Ann Hill']])
  expect(memberName(members, 'ann')).toBe('Ann Hill')
  expect(memberName(members, 'bob')).toBe('Former member')
  expect(memberName(new Map(), 'ann')).toBe('Member')
})
