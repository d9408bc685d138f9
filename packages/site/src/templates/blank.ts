import type { Template } from './template.ts'

/** Blank template; its id is fixed by the specification. */
export const blankTemplate: Template = {
  id: '1',
  name: 'Blank',
  description: 'An empty page. Drag in blocks and build from scratch.',
  // the font is that of the page's style sheet, so that it follows a theme
  body: { margin: 0, 'overflow-wrap': 'break-word' },
  pages: [{ name: 'Home', slug: 'home', title: '{site.name}', description: '', nodes: () => [] }],
}
