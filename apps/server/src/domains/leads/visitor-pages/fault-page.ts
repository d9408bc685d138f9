import { escapeText } from '@web2/builder'
import type { LeadFormField } from '@web2/contract/leads'
import type { Config } from '../../../platform/config/config.ts'
import { checkEntries } from '../check/check-entries.ts'
import { formUrl } from '../forms/form-addresses.ts'
import type { KnownForm } from '../forms/known-forms.ts'
import { ownFields, valueOf, type Fault, type Submission } from '../submission/submission.ts'
import { noRules, publishedAs } from '../forms/published-as.ts'
import { visitorWords } from '../visitor-words/visitor-words.ts'
import { backLink } from './back-link.ts'
import { refilledForm } from './form-fields.ts'
import { visitorPage, type VisitorPage } from './page-shell.ts'
import { pageColors } from './theme-colors.ts'

const statuses: Readonly<Record<Fault, number>> = {
  entries: 422,
  busy: 429,
  away: 503,
  large: 413,
  unreadable: 400,
  late: 408,
}

const retryAfter = 60

interface Faulty {
  readonly config: Pick<Config, 'appSecret' | 'publicUrl'>
  readonly formId: string
  /** Undefined while the database is away and the form was not used before. */
  readonly form: KnownForm | undefined
  readonly fault: Fault
  /** Undefined if the submission could not be read. */
  readonly submission: Submission | undefined
  readonly language: string
  readonly referer: string
}

/** Names as labels, for a form that can't be read now. */
const guessed = ({ entries }: Submission): readonly LeadFormField[] => {
  const own = new Set<string>(Object.values(ownFields))
  const names = [...new Set(entries.map(([name]) => name))].filter((name) => name !== '' && !own.has(name))
  return names.map((name) => {
    const values = entries.filter(([each]) => each === name).map(([, value]) => value)
    const isLong = values.some((value) => value.length > 80 || value.includes('\n'))
    // several values of one name come from boxes
    if (values.length > 1) return { name, label: name, type: 'checkbox', options: [...new Set(values)] }
    return { name, label: name, type: isLong ? 'multiline' : 'text' }
  })
}

/** Returns the page that answers a submission that was not stored. It keeps what was typed, except for files. */
export const faultPage = ({
  config,
  formId,
  form,
  fault,
  submission,
  language,
  referer,
}: Faulty): VisitorPage => {
  const words = visitorWords(language)
  const sent = submission && submission.entries.length > 0 ? submission : undefined
  const isChecked = fault === 'entries' && sent !== undefined
  const isLater = fault === 'busy' || fault === 'away'
  const shell = {
    status: statuses[fault],
    ...(isLater && { retryAfter }),
    lang: language,
    title: isChecked ? words.check : words.notSent,
    colors: pageColors(form?.theme ?? null),
  }
  const headed = (text: string) =>
    `<h1>${escapeText(shell.title)}</h1><p role="alert">${escapeText(text)}</p>`
  if (!sent) {
    // a page that was opened again has no entries, so none are kept below
    const text = words[fault === 'entries' || isLater ? 'unreadable' : fault]
    const link = form ? backLink(form, '', words.back) : ''
    return visitorPage({ ...shell, formTargets: [], body: headed(text) + link })
  }
  const { definition, rules } = form ? publishedAs(form, sent) : {}
  const sentOn = [ownFields.token, ownFields.page, ownFields.honeypot].map(
    (name) => [name, valueOf(sent, name)] as const,
  )
  const own = new Set<string>(Object.values(ownFields))
  const problems = checkEntries(rules ?? noRules, sent)
  const known = new Set(definition?.fields.map(({ name }) => name))
  // what has to be corrected must be shown, also if the form doesn't know it
  const others = guessed(sent).filter(({ name }) => !known.has(name) && (!definition || problems.has(name)))
  const body = refilledForm({
    action: formUrl(config, formId),
    fields: [...(definition?.fields ?? []), ...others],
    entries: sent.entries.filter(([name]) => !own.has(name)),
    problems,
    words,
    language,
    lang: definition?.lang ?? '',
    hiddenValues: [
      ...sentOn.filter(([, value]) => value !== ''),
      [ownFields.ours, '1'],
      [ownFields.referer, valueOf(sent, ownFields.referer) || referer],
    ],
    filesIn: new Set(sent.files.map(({ field }) => field)),
  })
  return visitorPage({
    ...shell,
    body: headed(fault === 'entries' ? words.checkText : words[fault]) + body,
    // redirects of the answer are checked as well
    formTargets: [new URL(config.publicUrl).origin, "'self'"],
  })
}
