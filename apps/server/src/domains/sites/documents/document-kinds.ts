import { messages } from '@web2/contract/core'
import { storedPageName } from '@web2/contract/sites'

/** What differs between pages, sections and own templates. */
export interface DocumentKind {
  /** The service, under which changes are told to sockets. */
  readonly path: 'cloud-pages' | 'cloud-modules' | 'cloud-templates'
  readonly table: 'cloudPages' | 'cloudModules' | 'cloudTemplates'
  /** What people call it, in sentences. */
  readonly noun: 'page' | 'section' | 'template'
  readonly nameEmpty: string
  /** A typed name as it is stored. */
  readonly storedName: (name: string) => string
  /** Answers tell the template that the record began with. */
  readonly tellsTemplate: boolean
  /** It shows a business listing. */
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
