import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteBlock } from './site-block.prompt.ts'

/* A changed text gets a new version, and its file replaces the old one. */

test('the prompt has the text of its version', () => {
  const { name, version, instructions, prompt } = siteBlock('Describe roof cleaning in Austin.')
  const stored = readFileSync(new URL(`${name}.v${version}.txt`, import.meta.url), 'utf8')
  expect(`${instructions}\n\n--- prompt ---\n\n${prompt}\n`).toBe(stored)
})
