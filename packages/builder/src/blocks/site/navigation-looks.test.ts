import { expect, test } from 'vitest'
import { exportHtml } from '../../html/export/export-html.ts'
import type { Props } from '../../tree/record.ts'
import { createDocument } from '../../tree/create-document.ts'

const navigation = ['Home', 'Services', 'About'].map((label) => ({
  label,
  href: `/${label}`,
  children: [],
}))

const html = (componentName: string, props: Props, name = 'Acme Tree Care') =>
  exportHtml(createDocument([{ componentName, props, children: [], addition: {} }]), {
    data: { nap: { businessName: name }, navigation },
  })

const labels = (page: string) => [...page.matchAll(/<a [^>]*>(\w+)<\/a>/g)].map(([, label]) => label)

test('two navigations show half of the pages each, the odd one first', () => {
  expect(labels(html('Navigation', { half: 'first' }))).toEqual(['Home', 'Services'])
  expect(labels(html('Navigation', { half: 'second' }))).toEqual(['About'])
  expect(labels(html('Navigation', {}))).toHaveLength(3)
})

test.each(['cells', 'groups', 'strip'])('links set as %s bring their rules, others do not', (look) => {
  expect(html('Navigation', { look })).toContain(`.w2-nav-${look}`)
  expect(html('Navigation', { look })).toContain(`class="w2-nav w2-nav-${look}`)
  expect(html('Navigation', { look: 'unknown' })).not.toContain('w2-nav-unknown')
  expect(html('Navigation', {})).not.toContain(`w2-nav-${look}`)
})

test.each(['BusinessName', 'BusinessLogo'])(
  '%s tells how long the name is, if it is asked to fit',
  (block) => {
    expect(html(block, { fit: true })).toContain('style="--w2-letters:14;--w2-longest:4"')
    expect(html(block, { fit: true }, 'Ärzte')).toContain('style="--w2-letters:5;--w2-longest:5"')
    expect(html(block, {})).not.toContain('--w2-letters')
  },
)
