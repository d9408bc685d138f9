import { messages } from '@web2/contract/core'
import { storedPageName } from '@web2/contract/sites'

/** Differences between pages, sections and own templates. */
export interface DocumentKind {
  /** Service under which its events are emitted. */
  readonly path: 'cloud-pages' | 'cloud-modules' | 'cloud-templates'
  readonly table: 'cloudPages' | 'cloudModules' | 'cloudTemplates'
  /** Name in sentences for users. */
  readonly noun: 'page' | 'section' | 'template'
  readonly nameEmpty: string
  /** Returns a typed name in stored form. */
  readonly storedName: (name: string) => string
  /** True if responses include the template from which the record was created. */
  readonly tellsTemplate: boolean
  /** True if it can show a business listing. */
  readonly showsNap: boolean
}

const asTyped = (name: string) => name

export const pageKind: DocumentKind = {
  path: 'cloud-pages',
  table: 'cloudPages',
  noun: 'page',
  nameEmpty: messages.pageNameEmpty,
  storedName: storedPageName,
  tellsTemplate: true,
  showsNap: true,
}

export const sectionKind: DocumentKind = {
  path: 'cloud-modules',
  table: 'cloudModules',
  noun: 'section',
  nameEmpty: messages.sectionNameEmpty,
  storedName: asTyped,
  tellsTemplate: false,
  showsNap: true,
}

export const templateKind: DocumentKind = {
  path: 'cloud-templates',
  table: 'cloudTemplates',
  noun: 'template',
  nameEmpty: messages.templateNameEmpty,
  storedName: asTyped,
  tellsTemplate: false,
  showsNap: false,
}
