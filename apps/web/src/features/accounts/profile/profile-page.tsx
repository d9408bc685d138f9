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
      <PageHeader title="Profile" description="Your name, your password, and where you are signed in." />
      {user.actedBy !== null ? (
        <Alert color="yellow" variant="light">
          Only {user.name} can change this. Go back to your own account to change yours.
        </Alert>
      ) : (
        <div className="card">
          <FormSection title="You" text="How others of the account see you.">
            <ProfileForm user={user} pickImage={pickImage} />
          </FormSection>
          <FormSection title="Password" text="A new one ends every other sign-in.">
            <PasswordForm user={user} />
          </FormSection>
          <FormSection
            title="Two-factor sign-in"
            text="Beside the password, a code of an app on your telephone."
          >
            <TwoFactorCard />
          </FormSection>
          <FormSection title="Sign-ins" text="End what you do not know, then change your password.">
            <SessionRows />
          </FormSection>
        </div>
      )}
    </>
  )
}
