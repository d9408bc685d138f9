import type { Template } from './template.ts'

/** Blank template; its id is fixed by the specification. */
export const blankTemplate: Template = {
  id: '1',
  name: 'Blank',
  description: 'An empty page. Drag in blocks and build from scratch.',
  body: {
    margin: 0,
    'font-family': 'system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
    'overflow-wrap': 'break-word',
  },
  pages: [{ name: 'Home', slug: 'home', title: '{site.name}', description: '', nodes: () => [] }],
}
