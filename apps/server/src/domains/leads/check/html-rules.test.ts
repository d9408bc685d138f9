import { importHtml, leadFormDefinition, leadFormsIn } from '@web2/builder'
import type { LeadFormDefinition } from '@web2/contract/leads'
import { describe, expect, it } from 'vitest'
import { readUrlencoded } from '../submission/read-urlencoded.ts'
import { checkEntries } from './check-entries.ts'

/* Each case was sent by Chromium 156, or refused by it. What browsers send must not be refused by the server. */

/** Returns a definition as it is read from the database. */
const stored = (definition: unknown) => JSON.parse(JSON.stringify(definition)) as LeadFormDefinition

const problemsIn = (html: string, body: string) => {
  const { document } = importHtml(html)
  const definition = stored(leadFormDefinition(document, leadFormsIn(document)[0]!))
  return [...checkEntries(definition, readUrlencoded(Buffer.from(body)))].map(
    ([name, { sentence }]) => `${name}: ${sentence}`,
  )
}
const problemsOf = (fields: string, body: string) => problemsIn(`<form action="lead:">${fields}</form>`, body)

describe('what a browser sends is accepted', () => {
  it.each([
    ['<input name="a" required readonly>', 'a='],
    ['<input name="a" value="x" pattern="[0-9]+" readonly>', 'a=x'],
    ['<textarea name="a" required readonly></textarea>', 'a='],
    ['<input name="a" type="number" value="1" min="5" readonly>', 'a=1'],
    ['<input name="a" type="date" required readonly>', 'a='],
    ['<input name="a" type="time" required readonly>', 'a='],
    ['<input name="a" type="checkbox" required readonly>', ''],
    ['<input name="a" type="file" required readonly>', ''],
    ['<input name="a" type="color" required readonly>', 'a=%23000000'],
    ['<input name="a" required disabled>', ''],
    ['<fieldset disabled><input name="a" required></fieldset>', ''],
    ['<fieldset disabled><legend>L</legend><legend><input name="a" required></legend></fieldset>', ''],
    ['<fieldset disabled><legend><fieldset><input name="a" required></fieldset></legend></fieldset>', 'a=x'],
    [
      '<fieldset disabled><fieldset disabled><legend><input name="a" required></legend></fieldset></fieldset>',
      '',
    ],
    ['<input type="hidden" name="a" required>', 'a='],
    ['<input name="a" required>', 'a=+++'],
    ['<input name="a" pattern="[a-z]+">', 'a=abc'],
    ['<input name="a" pattern="[a-z&&&]">', 'a=x'],
    ['<input name="a" pattern="[(]+">', 'a=x'],
    ['<input name="a" pattern="\\p{L}+">', 'a=Zo%C3%AB'],
    ['<input name="a" pattern="[0-9]{4}">', 'a=1234'],
    ['<input name="a" pattern="a)|(b">', 'a=zzz'],
    ['<input name="a" type="time" pattern="x">', 'a=10%3A30'],
    ['<input name="a" type="month" pattern="x" minlength="20">', 'a=2026-11'],
    ['<input name="a" type="week" minlength="20">', 'a=2026-W11'],
    ['<input name="a" type="datetime-local" maxlength="2">', 'a=2026-11-30T10%3A00'],
    ['<input name="a" type="color" maxlength="2" pattern="x">', 'a=%23000000'],
    ['<input name="a" minlength="5">', 'a=abcde'],
    ['<input name="a" minlength="4">', 'a=%F0%9F%98%80%F0%9F%98%80'],
    ['<input name="a" value="ab" minlength="5">', 'a=ab'],
    ['<input name="a" value="abcdef" maxlength="3">', 'a=abcdef'],
    ['<textarea name="a" maxlength="3">abcdef</textarea>', 'a=abcdef'],
    ['<textarea name="a" maxlength="5"></textarea>', 'a=ab%0Acd'],
    ['<textarea name="a" minlength="5"></textarea>', 'a=ab%0Acd'],
    [
      '<textarea name="a" cols="5" wrap="hard" maxlength="40" style="width:60px"></textarea>',
      'a=aaaa+%0Abbbb+%0Acccc+%0Adddd+%0Aeeee+%0Affff+%0Agggg+%0Ahhhh',
    ],
    ['<input name="a" type="email">', 'a=a%40b'],
    ['<input name="a" type="email">', 'a=a%2Bb%40example.com'],
    ['<input name="a" type="email">', 'a=a..b.%40example.com'],
    ['<input name="a" type="email">', 'a=a%40b.example'],
    ['<input name="a" type="email" multiple>', 'a=a%40b.c%2Cd%40e.f'],
    ['<input name="a" type="email" multiple pattern=".+@b\\.c">', 'a=a%40b.c%2Cd%40b.c'],
    ['<input name="a" type=" email ">', 'a=nope'],
    ['<input name="a" type="url">', 'a=https%3A%2F%2Fexample.com%2F%C3%BC%3Fx+y'],
    ['<input name="a" type="url">', 'a=mailto%3Aa%40b.c'],
    ['<input name="a" type="url">', 'a=http%3Aexample'],
    ['<input name="a" type="url">', 'a=http%3A%2F%2Fexa+mple.com'],
    ['<input name="a" type="url">', 'a=x%3A'],
    ['<input name="a" type="url">', 'a=http%3A%2F%2F%F0%9F%92%A9.la'],
    ['<input name="a" type="url">', 'a=https%3A%2F%2Fa.b'],
    ['<input name="a" type="tel">', 'a=call+me'],
    ['<input name="a" type="number" step="any">', 'a=-.5e2'],
    ['<input name="a" type="number" step="any">', 'a=1E%2B2'],
    ['<input name="a" type="number" step="any">', 'a='],
    ['<input name="a" type="number" step="any">', 'a=1e308'],
    ['<input name="a" type="number" min="abc" max="">', 'a=7'],
    ['<input name="a" type="number" pattern="x" maxlength="1">', 'a=77'],
    ['<input name="a" type="range" min="10" max="5">', 'a=10'],
    ['<input name="a" type="range" min="0" max="100" value="200" required>', 'a=100'],
    ['<input name="a" type="range" min="1" max="10" step="4">', 'a=9'],
    ['<input name="a" type="date" min="2026-01-01" max="2026-12-31">', 'a=2026-06-01'],
    ['<input name="a" type="date" min="2026-01-01">', 'a=12026-06-01'],
    ['<input name="a" type="date">', 'a=2024-02-29'],
    ['<input name="a" type="date">', 'a=0001-01-01'],
    ['<input name="a" type="date">', 'a=275760-09-13'],
    ['<input name="a" type="date" min="2026-1-1">', 'a=2020-01-03'],
    ['<input name="a" type="month" required>', 'a=2026-11'],
    ['<input name="a" type="week" required>', 'a=2026-W50'],
    ['<input name="a" type="checkbox" required>', 'a=on'],
    ['<input name="a" type="checkbox" value="" required>', 'a='],
    ['<label><input name="a" type="checkbox" value="" required data-consent>ok</label>', 'a='],
    ['<input name="a" type="checkbox" value="1"><input name="a" type="checkbox" value="2" required>', 'a=2'],
    ['<input name="a" type="checkbox" value="1"><input name="a" type="checkbox" value="2">', 'a=1&a=2'],
    ['<input name="a" type="radio" value="1"><input name="a" type="radio" value="2" required>', 'a=1'],
    ['<input name="a" type="radio" value="" required><input name="a" type="radio" value="2">', 'a='],
    ['<input name="a" type="radio" required>', 'a=on'],
    ['<select name="a" required><option value="">Choose</option><option>1</option></select>', 'a=1'],
    ['<select name="a" required><option>1</option><option value="">None</option></select>', 'a='],
    ['<select name="a" required><optgroup label="g"><option value="">x</option></optgroup></select>', 'a='],
    ['<select name="a" size="3" required><option value="">x</option><option>1</option></select>', 'a='],
    ['<select name="a" multiple required><option value="">x</option><option>1</option></select>', 'a='],
    ['<select name="a" multiple required><option>x</option><option>1</option></select>', 'a=x&a=1'],
    ['<select name="a"><option>  a \n b </option></select>', 'a=a+b'],
    ['<select name="a"><option>10&nbsp;km</option></select>', 'a=10%C2%A0km'],
    ['<select name="a"><option label="L">T</option></select>', 'a=T'],
    ['<select name="a"><option>a <b>b</b></option></select>', 'a=a+b'],
    ['<select name="a"><option>1</option></select><select name="a"><option>2</option></select>', 'a=1&a=2'],
    ['<input name="a" required><input name="a">', 'a=x&a='],
    ['<input name="a" pattern="x"><input name="a">', 'a=&a=y'],
    ['<input type="hidden" name="a" value="0"><input type="checkbox" name="a" value="1">', 'a=0'],
    [
      '<input type="checkbox" name="a" value="1" required><input type="hidden" name="a" value="0">',
      'a=1&a=0',
    ],
    ['<input type="email" name="a" required><input type="hidden" name="a" value="0">', 'a=a%40b.c&a=0'],
    ['<input name="a" type="number" required><button formnovalidate>Go</button>', 'a='],
    ['<input name="a" list="l" required><datalist id="l"><option value="x"></datalist>', 'a=other'],
    ['<input name="a&#10;b" required>', 'text=x'],
    ['<input name="a&quot;b" required>', 'a%22b=x'],
    ['<input name="a&#9;b" required>', 'text=x'],
    ['<input name="größe" required>', 'gr%C3%B6%C3%9Fe=x'],
    ['<input name=" a " required>', '+a+=x'],
    ['<input name="__proto__" required>', 'text=x'],
    ['<input name="constructor" required>', 'constructor=x'],
  ])('%s with %j', (fields, body) => {
    expect(problemsOf(fields, body)).toEqual([])
  })

  it('from a form that it does not check', () => {
    const html = '<form action="lead:" novalidate><input name="a" type="email" required></form>'
    expect(problemsIn(html, 'a=nope')).toEqual([])
    expect(problemsIn(html, 'a=')).toEqual([])
  })
})

describe('what a browser refuses is refused', () => {
  it.each([
    ['<select name="a" required readonly><option value="">-</option></select>', 'a=', 'option'],
    ['<fieldset disabled><legend>L <input name="a" required></legend></fieldset>', 'a=', 'required'],
    ['<input hidden name="a" required>', 'a=', 'required'],
    ['<input name="a" required>', 'a=', 'required'],
    ['<input name="a" pattern="[a-z]+">', 'a=X', 'pattern'],
    ['<input name="a" pattern="a|b">', 'a=ab', 'pattern'],
    ['<input name="a" pattern="\\p{L}+">', 'a=R2', 'pattern'],
    ['<input name="a" pattern="[0-9]{4}">', 'a=123', 'pattern'],
    ['<input name="a" minlength="5">', 'a=abc', 'short'],
    ['<input name="a" minlength="5">', 'a=%F0%9F%98%80%F0%9F%98%80', 'short'],
    ['<textarea name="a" minlength="6"></textarea>', 'a=ab%0Acd', 'short'],
    ['<input name="a" type="email">', 'a=nope', 'email'],
    ['<input name="a" type="email">', 'a=j%C3%B6rg%40example.com', 'email'],
    ['<input name="a" type="email">', 'a=%22a+b%22%40example.com', 'email'],
    ['<input name="a" type="email">', 'a=a%40-b.example', 'email'],
    ['<input name="a" type="email">', 'a=a%40b_c.example', 'email'],
    ['<input name="a" type="email">', 'a=a%40%5B127.0.0.1%5D', 'email'],
    ['<input name="a" type="email">', 'a=a%40b.example.', 'email'],
    ['<input name="a" type="email" multiple>', 'a=a%40b.c%2C', 'email'],
    ['<input name="a" type="email" multiple pattern=".+@b\\.c">', 'a=a%40b.c%2Cd%40x.c', 'pattern'],
    ['<input name="a" type="email" multiple required>', 'a=', 'required'],
    ['<input name="a" type="EMAIL">', 'a=nope', 'email'],
    ['<input name="a" type="postcode" pattern="x">', 'a=y', 'pattern'],
    ['<input name="a" type="url">', 'a=example.com', 'url'],
    ['<input name="a" type="url">', 'a=https%3A%2F%2F', 'url'],
    ['<input name="a" type="url">', 'a=http%3A%2F%2Fa.b%3A99999', 'url'],
    ['<input name="a" type="url">', 'a=http%3A%2F%2F%2500.com', 'url'],
    ['<input name="a" type="search" pattern="x">', 'a=y', 'pattern'],
    ['<input name="a" type="password" minlength="4">', 'a=abc', 'short'],
    ['<input name="a" type="number" min="5">', 'a=4', 'least'],
    ['<input name="a" type="number" min="10" max="5">', 'a=7', 'least'],
    ['<input name="a" type="date" min="2026-01-01">', 'a=2025-06-01', 'earliest'],
    ['<input name="a" type="date" max="2026-01-01">', 'a=12026-06-01', 'latest'],
    ['<input name="a" type="date" min="2027-01-01" max="2026-01-01">', 'a=2026-06-01', 'earliest'],
    ['<input name="a" type="checkbox" required>', '', 'option'],
    ['<label><input name="a" type="checkbox" required data-consent>ok</label>', '', 'agree'],
    ['<input name="a" type="radio" value="1"><input name="a" type="radio" value="2" required>', '', 'option'],
    ['<select name="a" required><option value="">Choose</option><option>1</option></select>', 'a=', 'option'],
    ['<select name="a" multiple required><option>x</option><option>1</option></select>', '', 'option'],
    [
      '<select name="a" required><option value="" disabled selected>Choose</option><option>1</option></select>',
      '',
      'option',
    ],
    ['<input type="file" name="a" required>', '', 'required'],
  ])('%s with %j: %s', (fields, body, sentence) => {
    const [problem, more] = problemsOf(fields, body)
    expect([problem?.split(': ')[1], more]).toEqual([sentence, undefined])
  })

  it('also in a field outside of its form', () => {
    const html =
      '<form id="f" action="lead:"><input name="a"></form><label>Name <input form="f" name="b" required></label>'
    expect(problemsIn(html, 'a=x&b=')).toEqual(['b: required'])
    expect(problemsIn(html, 'a=x&b=y')).toEqual([])
  })
})
