import { expect, test } from 'vitest'
import { applyChange, emptyChange } from './change.ts'

// properties of all changes are in testing/laws.ts

test('refuses a change made for another document', () => {
  const record = { uuid: 'x', componentName: 'Br', props: {}, parent: null, children: [], addition: {} }
  const page = { doctype: 'html', htmlAttributes: {}, head: [], importedStyles: false }
  const document = { root: 'x', nodes: new Map([['x', record]]), page }
  expect(() => applyChange(document, { ...emptyChange, added: [record] })).toThrow('has already')
  expect(() => applyChange(document, { ...emptyChange, removed: [{ ...record, uuid: 'y' }] })).toThrow(
    'does not have',
  )
})
