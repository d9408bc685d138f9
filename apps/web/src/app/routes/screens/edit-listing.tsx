import { useNavigate } from '@tanstack/react-router'
import { ChangedNote } from '../../../features/listing-updates/changed-note.tsx'
import { sayChanged } from '../../../features/listing-updates/say-changed.ts'
import { EditNapPage } from '../../../features/listings/form/edit-listing-page.tsx'
import { ImageField } from '../../../features/media/library/image-field.tsx'
import { usePublishAgain } from '../../../features/sites/use-publish-again.ts'

/** /nap-databases/edit-nap: the listing, with the ways to what still shows its earlier data. */
export const EditListingScreen = () => {
  const navigate = useNavigate()
  const publishAgain = usePublishAgain()
  return (
    <EditNapPage
      publishAgain={publishAgain}
      imageField={(props) => <ImageField {...props} />}
      changedNote={(id) => <ChangedNote id={id} />}
      saySaved={(saved) =>
        void sayChanged(
          saved,
          () => void navigate({ to: '/nap-databases/updates', search: { id: saved._id } }),
        )
      }
    />
  )
}
