import { plainFormName } from '@web2/builder/leads'
import { shownValue, type LeadEntry } from '@web2/contract/leads'
import type { Selectable } from 'kysely'
import type { Config } from '../../../platform/config/config.ts'
import type { LetterContent, LetterFact } from '../../notifications/index.ts'
import { isEmail } from '../check/check-entries.ts'
import type { LeadsTable } from '../tables.ts'

type Lead = Selectable<LeadsTable>

/** Characters of one value in an email; the whole is in the inbox. */
const mostInMail = 5_000

/** Returns a name as one line, for a subject. Half characters where it is cut can't be stored. */
export const subjectName = (name: string): string =>
  name.replace(/\s+/g, ' ').trim().slice(0, 100).toWellFormed()

const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Characters of a page's URL in an email. */
const mostOfUrl = 300

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).toWellFormed()} …` : text

const detailsOf = ({ createdAt, formName, pageName, pageUrl }: Lead): readonly LetterFact[] =>
  [
    { label: 'Received', value: `${dateTime.format(new Date(createdAt))} UTC` },
    { label: 'Form', value: formName === plainFormName ? '' : formName },
    { label: 'Page', value: pageName },
    { label: 'URL', value: cut(pageUrl, mostOfUrl) },
  ].filter(({ value }) => value !== '')

const factOf = (entry: LeadEntry): LetterFact => ({
  label: cut(entry.label.trim(), 200),
  value: cut(shownValue(entry), mostInMail),
})

const filesOf = ({ files }: Lead): readonly LetterFact[] =>
  files.length === 0
    ? []
    : [
        {
          label: files.length === 1 ? '1 file' : `${files.length} files`,
          value: files.map(({ name }) => name).join(', '),
        },
      ]

const whyLead = 'You get this email for each new lead. Change this under Leads › Settings.'

/** Returns the email that a recipient gets about a lead. Replies go to the visitor, if an address is known. */
export const leadLetter = ({ publicUrl }: Pick<Config, 'publicUrl'>, lead: Lead): LetterContent => {
  const filled = lead.entries.filter((entry) => shownValue(entry).trim() !== '')
  const facts = [...filled.map(factOf), ...filesOf(lead)]
  const canReply = isEmail(lead.email)
  return {
    // subjects are stored in plain text, so this one quotes nothing of the visitor
    subject: `New lead from ${subjectName(lead.siteName)}`,
    paragraphs: facts.length === 0 ? ['The visitor sent the form without filling it in.'] : [],
    facts,
    button: { label: 'Open lead', url: `${publicUrl}/leads/${lead.id}` },
    details: detailsOf(lead),
    note: canReply ? `Reply to this email to answer the visitor. ${whyLead}` : whyLead,
    ...(canReply && { replyTo: lead.email }),
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
    paragraphs: ['New leads since the last summary, by form:'],
    counts: lines.map(({ formName, leads }) => ({ label: formName, value: leads.toLocaleString('en-US') })),
    button: {
      label: 'Open leads',
      url: `${publicUrl}/leads?filter=${encodeURIComponent(`siteId.is=${siteId}`)}`,
    },
    note: 'You get this email each morning if there are new leads. Change this under Leads › Settings.',
  }
}
