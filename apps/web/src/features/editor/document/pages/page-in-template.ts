import { changeTemplate, findTemplate } from '@web2/site'
import type { CommandResult } from '@web2/builder'
import { newUuid } from '../actions.ts'
import type { Editor } from '../editor.ts'

/* All texts of the built-in templates come with this file, so it is loaded when a template is changed. */

/** Returns the open page of a site in another template; undefined for a template that this app does not know. */
export const pageInTemplate = (
  { store, data: { current = '/' } }: Pick<Editor, 'store' | 'data'>,
  templateId: string,
): CommandResult | undefined => {
  const template = findTemplate(templateId)
  const role = { slug: current.slice(1), isHome: current === '/' }
  return template && changeTemplate(store.document, template, role, newUuid)
}
