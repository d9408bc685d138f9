import type { LeadFormDefinition } from '@web2/contract/leads'
import { ownFields, valueOf, type Submission } from '../submission/submission.ts'
import { readFormToken } from './form-token.ts'
import type { KnownForm, KnownForms } from './known-forms.ts'

/** Rules of a form whose own are unknown: only those of all forms, for long values and files. */
export const noRules: Pick<LeadFormDefinition, 'fields'> = { fields: [] }

/** Returns the form with this version of it, if there is such a one. Rejects while the database is away. */
export const withOlderVersion = async (
  forms: Pick<KnownForms, 'withVersion'>,
  form: KnownForm,
  version: string | undefined,
): Promise<KnownForm> => (version === undefined ? form : forms.withVersion(form, version))

/** Returns the version that a submission names by a valid token. */
export const versionIn = (form: KnownForm, submission: Submission): string | undefined =>
  readFormToken(form.keys, form.id, valueOf(submission, ownFields.token))?.version

/** Definition by which a submission was made, and the destination of its page. */
export const publishedAs = (form: KnownForm, submission: Submission) => {
  const sent = valueOf(submission, ownFields.token)
  const token = sent === '' ? undefined : readFormToken(form.keys, form.id, sent)
  const own = token && form.versions.get(token.version)
  return {
    token: token ? ('valid' as const) : sent === '' ? ('absent' as const) : ('forged' as const),
    version: token?.version ?? form.latest,
    /** That of its page; empty if it is unknown. */
    sentVersion: token?.version ?? '',
    /** Rules that the page had; undefined if they are unknown, because others may be impossible to meet. */
    rules: own,
    /** For labels and types. */
    definition: own ?? form.versions.get(form.latest),
    target: token && form.targets.get(token.targetId),
  }
}
