import { composeChanges, applyChange } from '../../changes/change.ts'
import { blockType } from '../../blocks/registry.ts'
import type { CommandResult } from '../../commands/command.ts'
import { setAddition } from '../../commands/set-addition.ts'
import { setProps } from '../../commands/set-props.ts'
import type { BuilderDocument } from '../../tree/document.ts'
import type { Finding, Fix } from '../finding.ts'
import { createFinding } from '../create-finding.ts'
import { placesInside, type Scan, type VisibleNode } from '../scan.ts'

/** Characters of an image embedded in the page. */
const largeInline = 20_000

const decorative = new Set(['presentation', 'none'])

/** Sets an empty alt text, and a role that marks it as intended. */
const asDecoration =
  ({ record }: VisibleNode) =>
  (document: BuilderDocument): CommandResult => {
    const ids = [record.uuid]
    const text =
      record.componentName === 'Picture' ? setProps(document, { ids, props: { alt: '' } }) : undefined
    if (text && !text.ok) return text
    const next = text ? applyChange(document, text.change) : document
    const { attributes } = next.nodes.get(record.uuid)?.addition ?? {}
    const own = record.componentName === 'Picture' ? attributes : { ...attributes, alt: '' }
    const role = setAddition(next, { ids, addition: { attributes: { ...own, role: 'presentation' } } })
    if (!role.ok || !text) return role
    return { ...role, change: composeChanges(text.change, role.change) }
  }

const checkAlt = (one: VisibleNode, inLink: boolean): Finding[] => {
  const { attributes } = one.facts
  const { uuid } = one.record
  if (decorative.has(attributes.role ?? '') || attributes['aria-hidden'] === 'true') return []
  if ((attributes.alt ?? '').trim() !== '' || attributes['aria-label']) return []
  // the link's own rule covers an image that is its only content
  const fix: Fix | undefined = inLink
    ? undefined
    : { label: 'Mark as decorative', command: asDecoration(one) }
  return attributes.alt === undefined
    ? [
        createFinding(
          'alt-missing',
          'error',
          uuid,
          'This image has no alt text, so screen readers can’t describe it.',
          fix,
        ),
      ]
    : [
        createFinding(
          'alt-empty',
          'warning',
          uuid,
          'The alt text is empty, so screen readers skip this image. Describe it unless it’s decorative.',
          fix,
        ),
      ]
}

const hasSize = ({ record, facts }: VisibleNode): boolean => {
  const { width, height } = facts.attributes
  if (width && height) return true
  const style = record.props.elementStyle as Readonly<Record<string, unknown>> | undefined
  return Boolean(style && (style['aspect-ratio'] || (style.width && style.height && style.height !== 'auto')))
}

/** Finds images without a description, without dimensions, or with too much data. */
export const checkPictures = (scan: Scan): Finding[] => {
  const findings: Finding[] = []
  const inLink = placesInside(scan, ({ tag }) => tag === 'a' || tag === 'button')
  scan.seen.forEach((one, at) => {
    if (one.facts.tag !== 'img') return
    const { uuid, componentName, props } = one.record
    if (componentName === 'Picture' && props.imageUrl === blockType('Picture').defaults.imageUrl) {
      findings.push(
        createFinding(
          'picture-placeholder',
          'warning',
          uuid,
          'This is a placeholder. Choose an image or delete it.',
        ),
      )
      return
    }
    findings.push(...checkAlt(one, inLink[at]!))
    const { src = '' } = one.facts.attributes
    if (src.startsWith('data:') && src.length > largeInline)
      findings.push(
        createFinding(
          'picture-inline',
          'warning',
          uuid,
          `This image is embedded in the page (${Math.round(src.length / 1000)} KB), which slows down every visit. ` +
            'Upload it to the media library and choose it there.',
        ),
      )
    if (!hasSize(one))
      findings.push(
        createFinding(
          'picture-size',
          'hint',
          uuid,
          'Without a width and height, the page jumps while this image loads. Set both.',
        ),
      )
  })
  return findings
}
