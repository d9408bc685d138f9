import { pick } from '@web2/contract/core'
import { Lead, leadLimits, LeadMessage } from '@web2/contract/leads'
import type { Selectable } from 'kysely'
import { defineResource } from '../../../platform/db/adapter/resource.ts'
import type { LeadMessagesTable, LeadsTable } from '../tables.ts'

const fieldsOf = (schema: { readonly properties: object }) =>
  Object.keys(schema.properties).filter((name) => name !== '_id')

const leadFields = fieldsOf(Lead) as readonly Exclude<keyof Lead, '_id'>[]
const messageFields = fieldsOf(LeadMessage) as readonly Exclude<keyof LeadMessage, '_id'>[]

/** Columns of a lead that members see. */
export const leadColumns = ['id', ...leadFields] as const
/** Columns of a message that members see. */
export const messageColumns = ['id', ...messageFields] as const

/** Returns a lead in API form. */
export const leadView = ({
  id,
  ...row
}: Pick<Selectable<LeadsTable>, (typeof leadColumns)[number]>): Lead => ({
  _id: id,
  ...pick(row, leadFields),
  entries: [...row.entries],
  files: [...row.files],
  spamReasons: [...row.spamReasons],
})

/** Returns a message in API form. */
export const messageView = ({
  id,
  ...row
}: Pick<Selectable<LeadMessagesTable>, (typeof messageColumns)[number]>): LeadMessage => ({
  _id: id,
  ...pick(row, messageFields),
})

/** Leads of an account, for lists with the query syntax. */
export const leadResource = defineResource({
  table: 'leads',
  schema: Lead,
  search: ['name', 'email', 'phone', 'message', 'choices'],
  kept: { subject: 'leads', state: 'status' },
  countedTo: leadLimits.counted,
})
