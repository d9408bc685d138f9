import type {
  LeadEntry,
  LeadFile,
  LeadForm,
  LeadFormDefinition,
  LeadFormField,
  leadMessageKinds,
  LeadStatus,
  LeadUtm,
} from '@web2/contract/leads'
import type { AsStored, Json, Row } from '../../platform/db/row.ts'

/** Forms of published sites. */
export type LeadFormsTable = Row<
  'leadForms',
  {
    /** Derived from the site and the form's element, so that rendering knows it. */
    id: AsStored
    /** Digest of the latest definition. */
    version: AsStored
    /** Digest of the latest definition as typed, which pages with their own values have in common. */
    shape: AsStored
    place: NonNullable<LeadForm['place']>
    fields: Json<readonly LeadFormField[]>
    /** Null for those of the site. */
    recipients: Json<readonly string[]>
  }
>

/** Each definition that a form was published with. */
export type LeadFormVersionsTable = Row<
  'leadFormVersions',
  {
    definition: Json<LeadFormDefinition>
    /** Digest of the definition as typed, before its placeholders were filled; null for that of an earlier release. */
    shape: AsStored
  }
>

/** Destinations at which a form is public. */
export type LeadFormTargetsTable = Row<
  'leadFormTargets',
  {
    /** URL of the site's folder; empty for a zip file. */
    baseUrl: AsStored
    /** Page that a submission leads to; empty for ours. */
    thankYouUrl: AsStored
    /** PUBLIC_URL that its pages post to. */
    publicUrl: AsStored
  }
>

/** Submissions of forms. */
export type LeadsTable = Row<
  'leads',
  {
    status: LeadStatus
    utm: Json<LeadUtm>
    entries: Json<readonly LeadEntry[]>
    files: Json<readonly LeadFile[]>
    consent: Json<{ readonly text: string; readonly version: string; readonly given: boolean }>
    spamReasons: Json<readonly string[]>
    /** Until when a doubtful one can be confirmed by its visitor; it is spam until then. */
    confirmUntil: AsStored
    /** Keyed digest of the entries and the day: a repeated submission is the same lead. */
    submissionKey: AsStored
    /** When it is deleted, for leads of a deleted site that had a retention. */
    deleteAt: AsStored
    /** When its webhook, notification and emails were sent; null while it is held back. */
    announcedAt: AsStored
    /** When announcing is tried again after it failed; null for none. */
    announceDue: AsStored
    /** Decision of a member that the account's word counts include; null for none. */
    taught: 'spam' | 'good'
  }
>

/** Notes, replies and calls of a lead. */
export type LeadMessagesTable = Row<
  'leadMessages',
  {
    kind: (typeof leadMessageKinds)[number]
    /** That of its email, copied by a trigger, because sent emails are deleted after a while. */
    mailStatus: AsStored
  }
>

/** Settings of sites for their leads. */
export type LeadSettingsTable = Row<
  'leadSettings',
  {
    recipients: Json<readonly string[]>
    /** Until when leads were sent in a daily email; null before the first one. */
    digestedAt: AsStored
  }
>

/** Files of visitors. Their bytes are below DATA_DIR/lead-files or in the bucket, sealed with the row's own key. */
export type LeadFilesTable = Row<'leadFiles', { keySealed: AsStored }>

declare module '../../platform/db/database.ts' {
  interface Database {
    leadForms: LeadFormsTable
    leadFormVersions: LeadFormVersionsTable
    leadFormTargets: LeadFormTargetsTable
    /** Keys that signed the tokens of published forms, sealed; one for each APP_SECRET that pages were published with. */
    leadFormKeys: Row<'leadFormKeys', { id: AsStored; keySealed: AsStored }>
    leads: LeadsTable
    leadMessages: LeadMessagesTable
    /** Emails that quote leads; they are deleted with the first of them. */
    leadMails: Row<'leadMails'>
    leadSettings: LeadSettingsTable
    leadFiles: LeadFilesTable
    /** Own words as typed in lower case, and digests of words that members' decisions taught (`lead-words.ts`). */
    leadWords: Row<'leadWords'>
    /** Taps on phone numbers by site, path of the page, campaign and day in UTC; nothing about a visitor. */
    leadCalls: Row<'leadCalls'>
    leadAutoreplies: Row<'leadAutoreplies'>
  }
}
