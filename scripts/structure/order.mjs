/* Import order of the repository, lowest first. ESLint and `npm test -- --only=structure` read it. */

/**
 * Domains, lowest first. A domain imports only earlier ones. Each name is a folder of the contract, the server, the web
 * app and the journeys.
 */
export const domains = [
  'notifications',
  'ai',
  'accounts',
  'billing',
  'model-calls',
  'listings',
  'media',
  'articles',
  'feeds',
  'clouds',
  'sites',
  'publishing',
  'links',
  'properties',
  'campaigns',
  'generator',
  'previews',
  'listing-updates',
  'leads',
  'dashboard',
  'operations',
]

/**
 * Features of the web app, lowest first: the domains in their order, with the editor above publishing.
 * Previews come right above notifications here, because their dialogs are opened by sites and campaigns.
 */
export const features = domains
  .filter((name) => name !== 'previews')
  .flatMap((name) => {
    if (name === 'notifications') return [name, 'previews']
    return name === 'publishing' ? [name, 'editor'] : [name]
  })

/** Layers of the editor, lowest first. */
export const editorLayers = ['document', 'canvas', 'interaction', 'panels', 'screens']

/** Folders of the server's platform, lowest first. Folders of one group may import each other. */
export const platform = [
  ['collections', 'text', 'config', 'files', 'process', 'metrics', 'secrets', 'zip', 'threads'],
  ['db', 'outbound', 'object-storage', 'data-folder'],
  ['auth', 'rate-limits', 'jobs', 'log'],
  ['events', 'audit'],
  ['http', 'web-app'],
  ['api'],
  ['runs', 'api-docs'],
]

/**
 * Files of a domain that later ones may import in addition to its `index.ts`, because threads load them: the whole index would
 * take longer than their work.
 */
export const lightFiles = { articles: ['./editing/clean-html.ts'] }
