import { hash } from 'node:crypto'
import { ownFields } from '@web2/builder/leads'
import type { LeadFormDefinition } from '@web2/contract/leads'
import { formReachProblem } from '@web2/contract/sites'
import type { SiteForm } from '@web2/site'
import type { Contributions } from '../../../platform/context.ts'
import { formUrl } from './form-addresses.ts'
import { formIdOf, zipTargetIdOf } from './form-id.ts'
import { formKeyIdOf, formKeyOf } from './form-keys.ts'
import { writeFormToken } from './form-token.ts'
import { registerForms, type FormToRegister } from './register-forms.ts'

/** Returns the version of a form: a digest of its definition. */
export const versionOf = (definition: LeadFormDefinition): string =>
  hash('sha256', JSON.stringify(definition), 'base64url').slice(0, 16)

/** Copies the members that the contract has, so that the stored definition is of its type. */
const stored = (definition: SiteForm['definition']): LeadFormDefinition => ({
  name: definition.name,
  fields: definition.fields.map(({ options, optionLabels, ...field }) => ({
    ...field,
    ...(options && { options: [...options] }),
    ...(optionLabels && { optionLabels: [...optionLabels] }),
  })),
  successText: definition.successText,
  thankYouPage: definition.thankYouPage,
  lang: definition.lang,
})

/** Returns what visitors can send with a form, whatever its options are called and its page is filled with. */
export const shapeOf = (typed: SiteForm['definition']): string => {
  const definition = stored(typed)
  const fields = definition.fields.map(({ optionLabels: _, ...field }) => field)
  return versionOf({ ...definition, fields, lang: '' })
}

/** Opens the forms of a site at a destination. Equal forms there get equal URLs and tokens. */
const open: Contributions['leadForms']['open'] = (
  { appSecret, publicUrl },
  { siteId, targetId: given, baseUrl },
) => {
  const problem = formReachProblem(publicUrl, baseUrl)
  const targetId = given ?? zipTargetIdOf(siteId, baseUrl ?? '')
  const waiting = new Map<string, FormToRegister>()
  const known = new Set<string>()
  return {
    url: problem === null ? publicUrl : '',
    keyId: formKeyIdOf(formKeyOf(appSecret)),
    hasAny: () => known.size > 0,
    pending: () => waiting.size,
    register: async (db, site) => {
      const forms = [...waiting.values()]
      waiting.clear()
      if (forms.length > 0)
        await registerForms(db, site, { targetId, baseUrl: baseUrl ?? '', publicUrl, appSecret, forms })
    },
    target: {
      // a token of no form: pages are rendered again after APP_SECRET has changed, because their tokens have
      key: JSON.stringify([
        problem === null ? publicUrl : '',
        writeFormToken(appSecret, { formId: '', version: '', siteId, targetId }),
      ]),
      deliver: (form) => {
        if (problem !== null) {
          known.add('')
          return { problem }
        }
        const formId = formIdOf(siteId, form.key)
        const definition = stored(form.definition)
        const version = versionOf(definition)
        const stateId = `${formId}.${version}`
        if (!known.has(stateId)) {
          known.add(stateId)
          const { typed, thankYouUrl, place, pagePath, heading, position } = form
          const shape = shapeOf(typed)
          const where = { place, pagePath, heading, position }
          waiting.set(stateId, { formId, version, shape, definition, thankYouUrl, ...where })
        }
        return {
          action: formUrl({ publicUrl }, formId),
          hidden: {
            [ownFields.token]: writeFormToken(appSecret, { formId, version, siteId, targetId }),
            [ownFields.page]: form.path,
          },
        }
      },
    },
  }
}

/** Forms of sites for publishing, which knows no leads. */
export const leadForms: Contributions['leadForms'] = { open }
