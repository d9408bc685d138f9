import { Button, Progress, Text } from '@mantine/core'
import { profileFields, type BusinessProfile, type ProfileField } from '@web2/contract/listings'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/text/counted.ts'
import { FormBar } from '../../../ui/form/form-bar.tsx'
import { SaveFailure } from '../../../ui/form/save-failure.tsx'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'
import { RestoredDraft } from '../../../ui/form/restored-draft.tsx'
import { Revealed } from '../../../ui/form/revealed.tsx'
import { FieldEditor, type ImageSlot } from './field-editor.tsx'
import { ProfileConflict } from './profile-conflict.tsx'
import { isHalf, profileGroups } from './profile-groups.ts'
import { filledFields, sourceOf, withEntry } from './profile-values.ts'
import { Proposals, type Proposal } from './proposals.tsx'
import { useProfileForm } from './use-profile-form.ts'
import classes from './profile.module.css'

interface ProfileFormProps {
  readonly latest: BusinessProfile
  readonly imageField: ImageSlot
  readonly onSaved: (saved: BusinessProfile) => void
  /** Above the groups: where the profile is used, and its draft. */
  readonly head: ReactNode
}

/** The business profile in groups, with the proposals of a draft below each field. */
export const ProfileForm = ({ latest, imageField, onSaved, head }: ProfileFormProps) => {
  const profile = useProfileForm({ latest, onSaved })
  const { form, busy, failure, conflict } = profile
  const filled = filledFields(form.values)
  /** Proposals that are not being edited. */
  const proposed = (field: ProfileField): readonly Proposal[] => {
    const inForm = new Set(form.values[field].map(({ id }) => id))
    return (latest.proposed[field] ?? []).filter(({ id }) => !inForm.has(id))
  }
  const open = profileFields.flatMap(proposed)
  const edit = (field: ProfileField) => (proposal: Proposal) => {
    const value = field === 'since' ? String(proposal.value) : proposal.value
    form.setFieldValue(field, withEntry(field, form.values[field], { id: proposal.id, value }))
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void profile.save()
      }}
    >
      {conflict !== null && (
        <Revealed>
          <ProfileConflict
            stored={conflict}
            touched={profile.touched}
            saving={busy === 'save'}
            onKeepMine={() => void profile.save(conflict)}
            onTakeTheirs={() => profile.takeTheirs(conflict)}
          />
        </Revealed>
      )}
      {failure !== null && <SaveFailure failure={failure} />}
      {profile.restored && <RestoredDraft onDiscard={profile.discard} />}
      <div className="card">
        <div className={classes.head}>
          {head}
          <Text size="sm" fw={500} mt="md">
            {filled} of {profileFields.length} fields
          </Text>
          <Progress
            mt={6}
            size="sm"
            value={(filled / profileFields.length) * 100}
            aria-label="Filled fields"
          />
          {open.length > 0 && (
            <>
              <Text size="sm" mt="md">
                {counted(open.length, 'proposed value')} to review. Texts use a value only after you confirm
                it.
              </Text>
              <Button
                mt="xs"
                size="xs"
                variant="default"
                loading={busy === 'proposals'}
                disabled={busy !== null}
                onClick={() => void profile.confirm(open.map(({ id }) => id))}
              >
                Confirm all
              </Button>
            </>
          )}
        </div>
        {profileGroups.map(({ title, text, fields }) => (
          <FormSection key={title} title={title} {...(text !== undefined && { text })}>
            {fields.map((field) => (
              <Cell key={field} span={isHalf(field) ? 3 : 6}>
                <FieldEditor
                  form={form}
                  field={field}
                  imageField={imageField}
                  sourceOf={(entry) => sourceOf(profile.opened, field, entry)}
                />
                <Proposals
                  field={field}
                  proposals={proposed(field)}
                  disabled={busy !== null}
                  onConfirm={(id) => void profile.confirm([id])}
                  onEdit={edit(field)}
                  onDismiss={(id) => void profile.dismiss([id])}
                />
              </Cell>
            ))}
          </FormSection>
        ))}
      </div>
      <FormBar>
        <Button type="submit" loading={busy === 'save'}>
          Save profile
        </Button>
      </FormBar>
    </form>
  )
}
