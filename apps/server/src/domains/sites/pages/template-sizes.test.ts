import { gzipSync } from 'node:zlib'
import { exportHtml, sequentialUuids } from '@web2/builder'
import { templateDocument } from '@web2/site'
import { trades } from '@web2/site/templates'
import { expect, test } from 'vitest'

/** HTML, CSS and drawings of a page, compressed. */
const mostBytes = 60 * 1024

const pages = trades.flatMap((template) => template.pages.map((page) => ({ template, page })))

test.each(pages.map((each) => [`${each.template.id}/${each.page.slug}`, each] as const))(
  'the page %s is small with all its samples',
  (_name, { template, page }) => {
    const html = exportHtml(templateDocument(template, page, sequentialUuids()), {
      lang: 'en',
      title: page.title,
      description: page.description,
      data: {
        nap: { businessName: 'Harbor Works', city: 'Tacoma', phone: '(253) 555-0142' },
        site: { name: 'Harbor' },
      },
      keepSamples: true,
    })
    expect(gzipSync(html).length).toBeLessThanOrEqual(mostBytes)
  },
)
