import { modals } from '@mantine/modals'
import type { Nap } from '@web2/contract/listings'
import { lazy, Suspense } from 'react'
import { loadChunk } from '../../../lib/chunks/load-chunk.ts'
import type { PickedFields } from '../fields/picked-fields.ts'
import { showDialog } from '../../../lib/questions.ts'
import { Waiting } from '../../../ui/waiting.tsx'

const ListingFieldsForm = lazy(async () => ({
  default: (await loadChunk(() => import('./listing-fields-form.tsx'))).ListingFieldsForm,
}))

interface PickListingFields {
  /** Its fields are offered at once; without one a listing is chosen first. */
  readonly listing?: Nap | null
  /** The listing that is chosen as long as the person chooses no other. */
  readonly likely?: Nap | null
  /** Returns the note above the fields of a listing. */
  readonly noteFor?: (nap: Nap) => string
}

const modalId = 'listing-fields'

/**
 * Opens the business-listing form as a dialog with a checkbox for each field. Answers what was chosen, as data and as
 * HTML, or null when the person closed it.
 */
export const pickListingFields = (wanted: PickListingFields = {}): Promise<PickedFields | null> => {
  const { listing = null, likely = null, noteFor = () => 'Choose the fields to insert.' } = wanted
  const { promise, resolve } = Promise.withResolvers<PickedFields | null>()
  const answer = (picked: PickedFields | null) => {
    resolve(picked)
    modals.close(modalId)
  }
  showDialog({
    modalId,
    title: listing ? `Fields of ${listing.businessName}` : 'Select NAP database',
    size: 'xl',
    onClose: () => resolve(null),
    children: (
      <Suspense fallback={<Waiting />}>
        <ListingFieldsForm
          listing={listing}
          likely={likely}
          noteFor={noteFor}
          onStep={(title) => modals.updateModal({ modalId, title })}
          onInsert={answer}
          onCancel={() => answer(null)}
        />
      </Suspense>
    ),
  })
  return promise
}
