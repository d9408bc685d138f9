import { escapeAttribute, escapeText } from '@web2/builder'
import { isWebAddress } from '../forms/form-addresses.ts'
import type { KnownForm } from '../forms/known-forms.ts'

/**
 * Returns a paragraph with a link to the site that a submission came from, which is that of the form's only destination
 * if it is unknown; '' without a known URL.
 */
export const backLink = (
  { targets }: Pick<KnownForm, 'targets'>,
  targetId: string,
  label: string,
): string => {
  const target = targets.get(targetId) ?? (targets.size === 1 ? [...targets.values()][0] : undefined)
  return target && isWebAddress(target.baseUrl)
    ? `<p><a href="${escapeAttribute(target.baseUrl)}">${escapeText(label)}</a></p>`
    : ''
}
