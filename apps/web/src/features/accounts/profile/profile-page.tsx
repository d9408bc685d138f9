import { Alert } from '@mantine/core'
import { useUser } from '../../../lib/session/use-user.ts'
import { FormSection } from '../../../ui/form/form-section.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm, type ProfileFormProps } from './profile-form.tsx'
import { SessionRows } from './session-rows.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** Settings of the user, independent of the account. */
export const ProfilePage = ({ pickImage }: Pick<ProfileFormProps, 'pickImage'>) => {
  const user = useUser()
  if (user === null) return null
  return (
    <>
      <PageHeader title="Profile" description="Your name, password and signed-in devices." />
      {user.actedBy !== null ? (
        <Alert color="yellow" variant="light">
          Only {user.name} can edit this profile. Return to your own account to edit yours.
        </Alert>
      ) : (
        <div className="card">
          <FormSection title="About you" text="How other members see you.">
            <ProfileForm user={user} pickImage={pickImage} />
          </FormSection>
          <FormSection title="Password" text="Changing it signs you out on all other devices.">
            <PasswordForm user={user} />
          </FormSection>
          <FormSection title="Two-factor sign-in" text="Add a code from an authenticator app.">
            <TwoFactorCard />
          </FormSection>
          <FormSection
            title="Signed-in devices"
            text="Don’t recognize a device? Sign it out and change your password."
          >
            <SessionRows />
          </FormSection>
        </div>
      )}
    </>
  )
}
