/* Rules on the packages of AI providers: where they are imported, and which of their features would leak data. */

/** Packages of AI providers, and the library that they belong to. */
export const modelPackages =
  /^(?:ai|@ai-sdk\/.+|@openrouter\/ai-sdk-provider|ai-sdk-ollama|ollama-ai-provider(?:-v2)?|openai)$/

/** Folders that may load these packages. */
export const modelFolders = ['apps/server/src/domains/{ai,media}/providers/**']

const packages = {
  regex: modelPackages.source,
  message:
    'Only domains/ai/providers and domains/media/providers load packages of AI providers. Ask models through domains/model-calls.',
}
const packagesByImport = {
  regex: modelPackages.source,
  allowTypeImports: true,
  message: 'Load packages of AI providers by import() at their first use: each takes tens of milliseconds.',
}
const dynamicImport = {
  selector: `ImportExpression > Literal[value=${String(modelPackages)}]`,
  message: packages.message,
}

/** Names of the library's functions that take a model. */
const askers = 'streamText|generateText|generateObject|streamObject|generateImage|embed|embedMany|rerank'
const isText = ':matches([value.type="Literal"], [value.type="TemplateLiteral"])'
const isAddress =
  ':matches([value.type="Literal"], [value.type="TemplateLiteral"], [value.callee.name="URL"])'
const isFilePart = 'Property[key.name="type"][value.value=/^(?:file|image|file-url|image-url|image_url)$/]'

/** Ways in which a request would leave the guarded agent or the account's own key. */
const leaks = [
  {
    selector: `CallExpression[callee.name=/^(?:${askers})$/] > ObjectExpression > Property[key.name="model"]${isText}`,
    message:
      'A model given by its name is called through a gateway with a key of the server. Pass a provider’s model.',
  },
  {
    selector: `ObjectExpression:has(> ${isFilePart}) > Property[key.name=/^(?:data|image|url|file|image_url)$/]${isAddress}`,
    message: 'A file given by its URL is downloaded past the guarded agent. Pass its bytes.',
  },
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'Keys and URLs are the account’s. Pass them; never read the environment.',
  },
]

/**
 * Returns the configurations of these rules. `always` are the entries of `no-restricted-syntax` that hold everywhere,
 * because a later configuration of a rule replaces an earlier one.
 */
export const modelRules = (always) => [
  {
    files: ['{apps,packages,bench,e2e}/**/*.{ts,tsx,mjs}'],
    ignores: [...modelFolders, '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [packages] }],
      'no-restricted-syntax': ['error', ...always, dynamicImport],
    },
  },
  {
    files: modelFolders,
    ignores: ['**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [packagesByImport] }],
      'no-restricted-syntax': ['error', ...always, ...leaks],
    },
  },
]
