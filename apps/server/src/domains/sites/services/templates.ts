import { limits } from '@web2/contract/core'
import { CloudModule, CloudTemplateChange, CloudTemplateCreate } from '@web2/contract/sites'
import { templates } from '@web2/site'
import { Type } from 'typebox'
import { templateKind } from '../documents/document-kinds.ts'
import { templatePictures } from '../documents/template-pictures.ts'
import { titleOfHtml } from '../documents/title-of-html.ts'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import { refused } from '../../../platform/errors.ts'
import { contentPolicy } from '../../../platform/api/content-policy.ts'
import { defineService } from '../../../platform/api/define-service.ts'
import { documentMethods, documentQueries } from './document-methods.ts'
import type { CallParams, ServiceContext } from '../../../platform/api/service-types.ts'
import { builtInView, builtInWhole, ownView } from './template-views.ts'
import { Skip } from '../../../platform/api/page-query.ts'

const resource = defineResource({
  table: 'live_cloud_templates',
  // a template shows the listing of the page that uses it
  schema: Type.Omit(CloudModule, ['napId']),
  search: ['name'],
})

const List = Type.Object(
  {
    $limit: Type.Optional(Type.Integer({ minimum: 0, maximum: limits.maxPageSize })),
    $skip: Type.Optional(Skip),
  },
  { additionalProperties: false },
)

const builtIn = (id: string) => templates.find((template) => template.id === id)

/** Throws 409 for a built-in template. */
const ownOnly = (id: string) => {
  if (builtIn(id))
    throw refused('Built-in templates can’t be changed. Save a page as your own template instead.')
}

/** Lists two sources as one: the built-in templates, then the account's own, newest first. */
const list = async (
  asOwn: (records: readonly CloudModule[], accountId: string) => Promise<object[]>,
  { find }: ReturnType<typeof documentMethods>,
  params: CallParams,
  { $limit = limits.findAllPageSize, $skip = 0 }: { $limit?: number; $skip?: number },
) => {
  const builtIns = templates.slice($skip, $skip + $limit).map(builtInView)
  const own = await find({
    ...params,
    query: {
      $limit: $limit - builtIns.length,
      $skip: Math.max(0, $skip - templates.length),
      $sort: { createdAt: -1 },
    },
  })
  const listed = own.data as unknown as CloudModule[]
  const data = [...builtIns, ...(await asOwn(listed, params.caller.accountId))]
  return { total: templates.length + own.total, limit: $limit, skip: $skip, data }
}

/** Templates: built-in ones ('1' is the blank one), and pages that users saved as templates. */
export const cloudTemplatesService = defineService({
  path: 'cloud-templates',
  policy: contentPolicy,
  data: { create: CloudTemplateCreate, update: CloudTemplateChange, patch: CloudTemplateChange },
  query: { ...documentQueries, find: List },
  multi: ['remove'],
  trim: false,
  methods: (context: ServiceContext) => {
    const own = documentMethods(context, { kind: templateKind, resource })
    const asOwn = async (records: readonly CloudModule[], accountId: string) => {
      const pictures = await templatePictures(context.db, accountId, records)
      return records.map((record) => ownView(record, pictures.get(record._id) ?? ''))
    }
    const asTemplate = async (record: object, { caller }: CallParams) =>
      (await asOwn([record as CloudModule], caller.accountId))[0]
    const named = (data: CloudTemplateCreate): CloudTemplateCreate =>
      data.name === undefined && data.html !== undefined ? { ...data, name: titleOfHtml(data.html) } : data
    // `$select` is for lists of large pages; a single template is returned complete
    const whole = (params: CallParams) => ({ ...params, query: {} })
    return {
      find: (params: CallParams) => list(asOwn, own, params, params.query),
      get: async (id, params: CallParams) => {
        const template = builtIn(id)
        return template ? builtInWhole(template) : asTemplate(await own.get(id, whole(params)), params)
      },
      create: async (data, params: CallParams) =>
        asTemplate(await own.create(named(data as CloudTemplateCreate), whole(params)), params),
      update: async (id, data, params: CallParams) => {
        ownOnly(id)
        return asTemplate(await own.update(id, data, whole(params)), params)
      },
      patch: async (id, data, params: CallParams) => {
        if (id === null)
          return asOwn((await own.patch(id, data, params)) as CloudModule[], params.caller.accountId)
        ownOnly(id)
        return asTemplate(await own.patch(id, data, whole(params)), params)
      },
      remove: async (id, params: CallParams) => {
        if (id !== null) ownOnly(id)
        const removed = await own.remove(id, params)
        // events about deleted templates carry no thumbnail, because they leave every list
        const view = (record: object) => ownView(record as CloudModule, '')
        return Array.isArray(removed) ? removed.map(view) : view(removed)
      },
    }
  },
})
