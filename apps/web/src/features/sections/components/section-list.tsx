import { IconLayoutRows, IconPlus } from '@tabler/icons-react'
import { messages } from '@web2/contract'
import { cloudModules } from '../../../lib/api/resources.ts'
import { DocumentList } from '../../../ui/document-list/document-list.tsx'
import type { DocumentSource } from '../../../ui/document-list/document-source.ts'
import { ButtonLink } from '../../../ui/links.tsx'

const sections: DocumentSource = {
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
    title="Section builder"
    description="Parts that many pages share: a header, a price table, a footer."
    empty={{
      icon: IconLayoutRows,
      title: 'No sections yet',
      text: 'Build a part once, then drop it into any page from the Modules tab of the builder.',
    }}
  >
    <ButtonLink to="/section-builder/build-section" leftSection={<IconPlus size={18} aria-hidden />}>
      New section
    </ButtonLink>
  </DocumentList>
)
