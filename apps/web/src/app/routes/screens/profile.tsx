import { ProfilePage } from '../../../features/accounts/profile/profile-page.tsx'
import { pickImage } from '../../../features/media/images/pick-image.ts'

/** /profile: the picture comes from the dialog of images. */
export const ProfileScreen = () => <ProfilePage pickImage={pickImage} />
