import { leadDefinitionLimits, leadFieldTypes } from '@web2/builder/leads'
import { Type, type Static } from 'typebox'
import { callCounting } from '../sites/call-counting.ts'
import { Id, line, nullable, recordFields, text } from '../core/record.ts'

export { leadFieldTypes }

const { nameLength, labelLength, optionLength, optionLabelLength, patternLength, boundLength } =
  leadDefinitionLimits

/** Field of a published form, with the rules that browsers check as well. */
export const LeadFormField = Type.Object(
  {
    /** Value of its `name` attribute; unique within a form. */
    name: Type.String({ minLength: 1, maxLength: nameLength }),
    /** Label as visitors see it; the name if it has none. For consent: the whole text that is consented to. */
    label: Type.String({ maxLength: labelLength }),
    type: Type.Enum(leadFieldTypes),
    required: Type.Optional(Type.Boolean()),
    /** Allowed values of `radio`, `select` and `checkbox`, in their order. */
    options: Type.Optional(
      Type.Array(Type.String({ maxLength: optionLength }), { maxItems: leadDefinitionLimits.options }),
    ),
    /**
     * Labels of `options` in the same order, as visitors see them; an empty one is the option itself. Absent if all are,
     * and in forms that were published by an earlier release.
     */
    optionLabels: Type.Optional(
      Type.Array(Type.String({ maxLength: optionLabelLength }), { maxItems: leadDefinitionLimits.options }),
    ),
    /** Accepts several values or files. */
    multiple: Type.Optional(Type.Boolean()),
    minLength: Type.Optional(Type.Integer({ minimum: 0 })),
    maxLength: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Bounds of numbers and dates, as written in HTML. */
    min: Type.Optional(Type.String({ maxLength: boundLength })),
    max: Type.Optional(Type.String({ maxLength: boundLength })),
    /** Regular expression that the whole value must match, as in HTML. */
    pattern: Type.Optional(Type.String({ maxLength: patternLength })),
    /** File types as in HTML's `accept`. */
    accept: Type.Optional(Type.String({ maxLength: patternLength })),
    /** Value of the `autocomplete` attribute, which tells names, emails and phone numbers apart. */
    autocomplete: Type.Optional(Type.String({ maxLength: 100 })),
  },
  { additionalProperties: false },
)
export type LeadFormField = Static<typeof LeadFormField>

/** State of a form when it was published. Its version is a digest of it. */
export const LeadFormDefinition = Type.Object(
  {
    name: Type.String({ maxLength: nameLength }),
    fields: Type.Array(LeadFormField, { maxItems: leadDefinitionLimits.fields }),
    /** Text of the page that answers a submission if the form has no thank-you page; empty for the default. */
    successText: Type.String({ maxLength: 2_000 }),
    /** Slug path of the site's page that answers a submission; empty for none. */
    thankYouPage: Type.String({ maxLength: 500 }),
    /** Language of the page, for the words of answers: a BCP 47 tag. */
    lang: Type.String({ maxLength: 35 }),
  },
  { additionalProperties: false },
)
export type LeadFormDefinition = Static<typeof LeadFormDefinition>

/** Places of forms: one page, a section that pages share, or the generated pages of the site. */
export const leadFormPlaces = ['page', 'section', 'generated'] as const

/** Form of a site that has been published, and the recipients of its leads. */
export const LeadForm = Type.Object({
  ...recordFields,
  /** Null if the site was deleted. Its published pages still deliver. */
  siteId: nullable(Id),
  siteName: Type.String(),
  name: Type.String(),
  /** Null until its page is published again, for forms of an earlier release. */
  place: nullable(Type.Enum(leadFormPlaces)),
  /** Path of its page in the site: 'contact/', '' for the home page. Null unless it is on one page. */
  pagePath: nullable(Type.String()),
  /** Its heading, or the last one before it on its page or in its section; empty if none is known. */
  heading: Type.String(),
  /** 1 for the first form there, of those that are received in Leads; null if it is not known. */
  position: nullable(Type.Integer()),
  /** Latest definition. */
  fields: Type.Array(LeadFormField),
  /** Email addresses that get its leads, in place of those of the site; null for those of the site. */
  recipients: nullable(Type.Array(Type.String())),
})
export type LeadForm = Static<typeof LeadForm>

/** PATCH /lead-forms/:id. */
export const LeadFormPatch = Type.Object(
  { recipients: nullable(Type.Array(Type.String({ format: 'email', maxLength: 254 }), { maxItems: 20 })) },
  { additionalProperties: false },
)
export type LeadFormPatch = Static<typeof LeadFormPatch>

/** Settings of a site for its leads. A site without a row has the defaults. */
export const LeadSettings = Type.Object({
  ...recordFields,
  siteId: Id,
  /** Email addresses that get each lead at once. Empty for the address of the account's owner. */
  recipients: Type.Array(Type.String()),
  /** Sends an email for each lead. */
  mailsEach: Type.Boolean(),
  /** Sends the number of new leads by form, each morning. */
  mailsDigest: Type.Boolean(),
  /** Answers visitors who left an email address. Their entries are never part of it. */
  autoreply: Type.Boolean(),
  autoreplySubject: Type.String(),
  autoreplyText: Type.String(),
  /** Days after which leads are deleted; null keeps them. */
  retentionDays: nullable(Type.Integer()),
  /**
   * `redirect` also counts elsewhere than at the built-in host, from the next publication on, if visitors can reach
   * PUBLIC_URL from there.
   */
  countCalls: Type.Enum(callCounting),
  /**
   * Phone number that pages and previews of the site show in place of its listing's; empty for the listing's.
   * Structured data keeps that of the listing. Published pages change with the next publication.
   */
  trackingNumber: Type.String(),
})
export type LeadSettings = Static<typeof LeadSettings>

/** PATCH /lead-settings/:id, by the id of the site. */
export const LeadSettingsPatch = Type.Object(
  {
    recipients: Type.Optional(Type.Array(Type.String({ format: 'email', maxLength: 254 }), { maxItems: 20 })),
    mailsEach: Type.Optional(Type.Boolean()),
    mailsDigest: Type.Optional(Type.Boolean()),
    autoreply: Type.Optional(Type.Boolean()),
    autoreplySubject: Type.Optional(line(200)),
    autoreplyText: Type.Optional(text(5_000)),
    retentionDays: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 3_650 }))),
    countCalls: Type.Optional(Type.Enum(callCounting)),
    trackingNumber: Type.Optional(line(40)),
  },
  { additionalProperties: false },
)
export type LeadSettingsPatch = Static<typeof LeadSettingsPatch>

declare module '../core/resources.ts' {
  interface Resources {
    'lead-forms': { record: LeadForm; patch: LeadFormPatch }
    /** GET and PATCH by the id of the site. */
    'lead-settings': { record: LeadSettings; patch: LeadSettingsPatch }
  }
}
