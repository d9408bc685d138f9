import { plainFormName } from '@web2/builder/leads'
import type { LeadEntry } from '@web2/contract/leads'
import type { Selectable } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { LetterContent } from '../../notifications/index.ts'
import { isEmail } from '../check/check-entries.ts'
import type { LeadsTable } from '../tables.ts'

type Lead = Selectable<LeadsTable>

/** Characters of one value in an email; the whole is in the inbox. */
const mostInMail = 5_000

const shortened = (value: string): string =>
  value.length > mostInMail ? `${value.slice(0, mostInMail).toWellFormed()} …` : value

/** Returns a name as one line, for a subject. Half characters where it is cut can't be stored. */
export const subjectName = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, 100).toWellFormed()

const originOf = ({ formName, pageName, pageUrl }: Lead): string | undefined => {
  const page = [pageName, pageUrl].filter((text) => text !== '').join(', ')
  const parts = [
    ...(formName === plainFormName ? [] : [`Form: ${formName}`]),
    ...(page === '' ? [] : [`Page: ${page}`]),
  ]
  return parts.length === 0 ? undefined : parts.join('. ')
}

/** Returns an entry as one line. Labels that are questions, or end with a colon, need no other one. */
const entryLine = ({ label, value }: LeadEntry): string => {
  const short = label.length > 200 ? `${label.slice(0, 200).toWellFormed()} …` : label.trim()
  return `${short}${/[:?!.：？！。]$/.test(short) ? '' : ':'} ${shortened(value)}`
}

const filesLine = ({ files }: Lead): readonly string[] =>
  files.length === 0
    ? []
    : [
        `${files.length === 1 ? '1 file' : `${files.length} files`}: ${files.map(({ name }) => name).join(', ')}`,
      ]

/** Returns the email that a recipient gets about a lead. Replies go to the visitor, if an address is known. */
export const leadLetter = ({ publicUrl }: Pick<Config, 'publicUrl'>, lead: Lead): LetterContent => {
  const note = originOf(lead)
  return {
    // subjects are stored in plain text, so this one quotes nothing of the visitor
    subject: `New lead from ${subjectName(lead.siteName)}`,
    paragraphs: [...lead.entries.filter(({ value }) => value !== '').map(entryLine), ...filesLine(lead)],
    button: { label: 'Open lead', url: `${publicUrl}/leads/${lead.id}` },
    ...(note !== undefined && { note }),
    ...(isEmail(lead.email) && { replyTo: lead.email }),
  }
}

/** Number of leads of a form since the last daily email. */
export interface DigestLine {
  readonly formName: string
  readonly leads: number
}

/** Returns the daily email of a site. It holds numbers only, so that deleted leads are in none. */
export const digestLetter = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  {
    siteId,
    siteName,
    lines,
  }: { readonly siteId: string; readonly siteName: string; readonly lines: readonly DigestLine[] },
): LetterContent => {
  const total = lines.reduce((sum, { leads }) => sum + leads, 0)
  const counted = (leads: number) =>
    leads === 1 ? '1 new lead' : `${leads.toLocaleString('en-US')} new leads`
  return {
    subject: `${counted(total)} from ${subjectName(siteName)}`,
    paragraphs: [
      `${counted(total)} arrived in the last 24 hours.`,
      ...lines.map(({ formName, leads }) => `${formName}: ${leads.toLocaleString('en-US')}`),
    ],
    button: {
      label: 'Open leads',
      url: `${publicUrl}/leads?filter=${encodeURIComponent(`siteId.is=${siteId}`)}`,
    },
    note: 'You get this email on mornings after new leads arrived. Change this in the site’s settings under Leads.',
  }
}
