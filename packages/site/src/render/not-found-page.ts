import {
  applyChange,
  createNode,
  insertTree,
  removeNodes,
  tagOf,
  type BuilderDocument,
  type NewUuid,
} from '@web2/builder'

const message = () =>
  createNode('Container', { elementStyle: { padding: '96px 24px', 'text-align': 'center', width: '100%' } }, [
    createNode('Heading', {
      headingType: 'h1',
      content: 'Page not found',
      elementStyle: { 'font-size': 40 },
    }),
    createNode('Paragraph', {
      content: 'This page doesn’t exist or has moved.',
      elementStyle: { 'font-size': 18, 'margin-top': 16, 'margin-bottom': 16 },
    }),
    createNode('Link', {
      content: 'Go to the home page',
      href: '/',
      newTab: false,
      elementStyle: { 'font-size': 18, color: 'inherit', 'text-decoration': 'underline' },
    }),
  ])

/**
 * Returns the 404 page: a sentence and a link home inside the site's own head, header, navigation and footer.
 */
export const notFoundDocument = (home: BuilderDocument): BuilderDocument => {
  const children = home.nodes.get(home.root)?.children ?? []
  const tags = new Map(
    children.map((id) => {
      const record = home.nodes.get(id)
      return [id, record ? tagOf(record) : '']
    }),
  )
  const others = children.filter((id) => !['header', 'nav', 'footer'].includes(tags.get(id) ?? ''))
  const headers = children.filter((id) => ['header', 'nav'].includes(tags.get(id) ?? '')).length
  let made = 0
  const newUuid: NewUuid = () => `not-found-${++made}`

  const removed = removeNodes(home, { ids: others })
  const frame = removed.ok ? applyChange(home, removed.change) : home
  const inserted = insertTree(frame, { nodes: [message()], place: { into: home.root, at: headers }, newUuid })
  if (!inserted.ok) throw new Error(`The page of a site takes no container: ${inserted.reason.message}`)
  return applyChange(frame, inserted.change)
}
