import type { NapData } from '../../bindings/data.ts'
import type { NodeRecord } from '../../tree/record.ts'
import type { BlockType } from '../block-type.ts'
import { elementOf, nothing, text } from '../element.ts'
import { lettersOf } from './letters.ts'
import { sampleData } from './sample.ts'

/** Returns true for a logo on a dark background, which shows the light version if there is one. */
export const isOnDark = ({ props }: Pick<NodeRecord, 'props'>): boolean => props.background === 'dark'

/** Returns the URL of the version for a background; undefined without a logo. */
export const logoFor = ({ logo, logoLight }: NapData, onDark: boolean): string | undefined =>
  (onDark ? logoLight || logo : logo || logoLight) || undefined

/** The logo of the business; without one, its name or that of the site. */
export const businessLogo: BlockType = {
  name: 'BusinessLogo',
  label: 'Logo',
  group: 'business',
  inPalette: true,
  defaults: {
    background: 'light',
    elementStyle: { height: '48px', 'max-width': '100%', 'object-fit': 'contain' },
  },
  rules: {},
  editableText: [],
  bound: true,
  tag: () => 'img',
  view: (record, { mode, data }) => {
    const { businessName, logoAlt } = data.nap ?? {}
    const name =
      businessName || data.site?.name || (mode === 'edit' ? (sampleData.nap?.businessName ?? '') : '')
    const src = data.nap ? logoFor(data.nap, isOnDark(record)) : undefined
    if (src !== undefined) return elementOf(record, 'img', { src, alt: logoAlt || name }, [])
    return name === '' ? nothing : elementOf(record, 'span', lettersOf(name, record.props), [text(name)])
  },
}
