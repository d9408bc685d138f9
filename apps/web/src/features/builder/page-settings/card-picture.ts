import { blockType, type BuilderDocument } from '@web2/builder'

/** The picture that a social card shows where none is chosen: the first on the page; '' for none. */
export const cardPicture = ({ root, nodes }: BuilderDocument): string => {
  const placeholder = blockType('Picture').defaults.imageUrl
  const waiting = [root]
  for (let uuid = waiting.pop(); uuid !== undefined; uuid = waiting.pop()) {
    const record = nodes.get(uuid)
    const url = record?.componentName === 'Picture' ? record.props.imageUrl : undefined
    if (typeof url === 'string' && url !== '' && url !== placeholder && !url.startsWith('data:')) return url
    waiting.push(...(record?.children ?? []).toReversed())
  }
  return ''
}
