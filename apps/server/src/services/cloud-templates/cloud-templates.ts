import { randomUUID } from 'node:crypto'
import { exportHtml } from '@web2/builder'
import type { SiteTemplate } from '@web2/contract'
import { templateDocument, templates, type Template } from '@web2/site'
import { Type } from 'typebox'
import { notFound } from '../../errors.ts'
import { defineService } from '../define-service.ts'
import type { CallParams } from '../service-types.ts'

const view = (template: Template): SiteTemplate => {
  const [first] = template.pages
  return {
    _id: template.id,
    name: template.name,
    description: template.description,
    html: first ? exportHtml(templateDocument(template, first, randomUUID)) : '',
    pages: template.pages.map(({ name, slug }) => ({ name, slug })),
  }
}

const List = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0 })),
    $skip: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
)

/** The built-in templates; '1' is the blank one. */
export const cloudTemplatesService = defineService({
  path: 'cloud-templates',
  policy: { find: 'content:read', get: 'content:read' },
  query: { find: List },
  methods: () => ({
    find: async ({ query }: CallParams) => {
      const { $limit = templates.length, $skip = 0 } = query as { $limit?: number; $skip?: number }
      const data = templates.slice($skip, $skip + $limit).map(view)
      return { total: templates.length, limit: $limit, skip: $skip, data }
    },
    get: async (id) => {
      const template = templates.find((each) => each.id === id)
      if (!template) throw notFound('template')
      return view(template)
    },
  }),
})
