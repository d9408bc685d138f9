import { IconLayoutRows, IconPlus } from '@tabler/icons-react'
import { messages } from '@web2/contract/core'
import { cloudModules, moduleUses } from '../resources.ts'
import { DocumentList } from '../documents/document-list.tsx'
import type { DocumentSource, ListedDocument } from '../documents/document-source.ts'
import { ButtonLink } from '../../../ui/links.tsx'

/** 'Green Acre, page Home': each place once, though it may show several of them. */
const usesOf = async (rows: readonly ListedDocument[]): Promise<readonly string[]> => {
  const { data: answers } = await moduleUses.find({ ids: rows.map(({ _id }) => _id).join(',') })
  const gone = new Set(rows.map(({ _id }) => _id))
  // what is deleted along misses nothing
  const places = answers.flatMap(({ data }) => data).filter(({ _id }) => !gone.has(_id))
  return [
    ...new Set(
      places.map(({ kind, name, pageName }) => `${name}, ${kind === 'site' ? `page ${pageName}` : kind}`),
    ),
  ]
}

const sections: DocumentSource = {
  usesOf,
  resource: cloudModules,
  noun: 'section',
  shownName: (name) => name,
  nameEmpty: messages.sectionNameEmpty,
  edit: '/section-builder/edit-section',
  view: '/section-builder/view-section',
}

/** All sections of the section builder. */
export const SectionList = () => (
  <DocumentList
    source={sections}
    title="Sections"
    description="Build reusable sections and drag them into any page."
    empty={{
      motif: 'sites',
      icon: IconLayoutRows,
      title: 'No sections yet',
      text: 'Create a header, price table or footer once, then drag it into any page from the builder’s Modules tab.',
    }}
  >
    <ButtonLink to="/section-builder/build-section" leftSection={<IconPlus size={18} aria-hidden />}>
      New section
    </ButtonLink>
  </DocumentList>
)
