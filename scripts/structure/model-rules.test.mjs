import { Linter } from 'eslint'
import tseslint from 'typescript-eslint'
import { expect, it } from 'vitest'
import { modelRules } from './model-rules.mjs'

const linter = new Linter({ configType: 'flat' })
const config = [
  {
    files: ['**/*.ts'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  ...modelRules([]),
]
const problemsOf = (path, code) => linter.verify(code, config, path).map(({ message }) => message)

const providers = 'apps/server/src/domains/ai/providers/vendors.ts'
const pictures = 'apps/server/src/domains/media/providers/image-generation/gemini/maker.ts'
const articles = 'apps/server/src/domains/articles/generation/write.ts'
const web = 'apps/web/src/features/ai/models.ts'

it.each([
  [articles, "import { createOpenAI } from '@ai-sdk/openai'", /Only domains/],
  [articles, "import type { LanguageModelV4 } from '@ai-sdk/provider'", /Only domains/],
  [articles, "export const load = () => import('@ai-sdk/openai')", /Only domains/],
  [web, "import { streamText } from 'ai'", /Only domains/],
  [web, "export const load = () => import('ai')", /Only domains/],
  [web, "import OpenAI from 'openai'", /Only domains/],
  [providers, "import { createOpenAI } from '@ai-sdk/openai'", /by import\(\)/],
  [providers, "generateText({ model: 'openai/gpt-6-luna', prompt })", /by its name/],
  [providers, 'streamText({ model: `${service}/${id}`, prompt })', /by its name/],
  [pictures, "generateImage({ model: 'gemini-nano-banana-2.1' })", /by its name/],
  [providers, "parts.push({ type: 'file', data: new URL(address), mediaType })", /past the guarded agent/],
  [providers, "parts.push({ type: 'image', image: 'https://example.com/a.png' })", /past the guarded agent/],
  [pictures, "parts.push({ type: 'image_url', url: `https://${host}` })", /past the guarded agent/],
  [providers, 'const key = process.env.OPENAI_API_KEY', /never read the environment/],
])('in %s, %s is refused', (path, code, message) => {
  expect(problemsOf(path, code)).toEqual([expect.stringMatching(message)])
})

it.each([
  [providers, "import type { LanguageModelV4 } from '@ai-sdk/provider'"],
  [providers, "const { createOpenAI } = await import('@ai-sdk/openai')"],
  [providers, "parts.push({ type: 'file', data: bytes, mediaType })"],
  [providers, "generateText({ model: open(id), prompt: 'On roses' })"],
  [articles, "import { openModelCalls } from '../../model-calls/index.ts'"],
])('in %s, %s is allowed', (path, code) => expect(problemsOf(path, code)).toEqual([]))
