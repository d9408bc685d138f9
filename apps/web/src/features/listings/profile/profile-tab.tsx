import { Box, Button, Group, Menu, Modal, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { IconDots, IconId, IconShare2, IconTrash } from '@tabler/icons-react'
import type { BusinessProfile, Nap } from '@web2/contract/listings'
import { useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showError, showSuccess } from '../../../lib/snackbar.ts'
import { askAbout } from '../../../ui/dialogs/confirm-action.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { IconAction } from '../../../ui/icon-button.tsx'
import { TextLink } from '../../../ui/links.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { ListingChoice } from '../picker/listing-choice.tsx'
import { businessProfiles, profileDrafts } from '../resources.ts'
import { DraftStatus } from './draft-status.tsx'
import type { ImageSlot } from './field-editor.tsx'
import { profileOf, showProfile } from './profile-api.ts'
import { ProfileForm } from './profile-form.tsx'

interface ProfileTabProps {
  readonly nap: Nap
  readonly imageField: ImageSlot
}

const reload = () => void queryClient.invalidateQueries({ queryKey: [businessProfiles.path] })
const showProblem = (error: unknown) => showError(sentenceFor(error))

/** Creates the profile of a listing, or lets it use another listing's. */
const useProfileSource = (nap: Nap) =>
  useMutation({
    mutationFn: (from?: { napId: string; how: 'share' | 'copy' }) =>
      businessProfiles.create({ napId: nap._id, ...(from && { from }) }),
    onSuccess: (profile) => {
      showProfile(nap._id, profile)
      reload()
    },
    onError: showProblem,
  })

const useDraft = (nap: Nap) =>
  useMutation({
    mutationFn: (profileId: string) => profileDrafts.create({ profileId, napId: nap._id }),
    onSuccess: reload,
    onError: showProblem,
  })

interface ShareDialogProps {
  readonly nap: Nap
  readonly opened: boolean
  readonly onChoose: (napId: string) => void
  readonly onClose: () => void
}

const ShareDialog = ({ nap, opened, onChoose, onClose }: ShareDialogProps) => {
  const [chosen, setChosen] = useState<Nap | null>(null)
  const own = chosen?._id === nap._id
  return (
    <Modal opened={opened} onClose={onClose} title="Use another listing’s profile">
      <Stack>
        <ListingChoice chosen={chosen} onChoose={setChosen} />
        {own && (
          <Text size="sm" role="alert">
            This is the listing you are editing. Choose another one.
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen === null || own} onClick={() => chosen && onChoose(chosen._id)}>
            Use profile
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

const Sharing = ({ nap, profile }: { readonly nap: Nap; readonly profile: BusinessProfile }) => {
  const others = profile.naps.filter(({ _id }) => _id !== nap._id)
  if (others.length === 0) return null
  return (
    <Text size="sm" mb="sm" style={{ overflowWrap: 'anywhere' }}>
      Shared with{' '}
      {others.map(({ _id, businessName }, at) => (
        <span key={_id}>
          {at > 0 && ', '}
          <TextLink to="/nap-databases/edit-nap" search={{ id: _id, view: 'profile' }} size="sm">
            {businessName}
          </TextLink>
        </span>
      ))}
      . Changes apply to all of them.
    </Text>
  )
}

/** The business profile of a listing: a way to begin without one, else its form. */
export const ProfileTab = ({ nap, imageField }: ProfileTabProps) => {
  const record = useQuery(profileOf(nap._id))
  const [sharing, setSharing] = useState(false)
  const source = useProfileSource(nap)
  const draft = useDraft(nap)
  const stop = useMutation({ mutationFn: profileDrafts.remove, onSuccess: reload, onError: showProblem })
  const remove = useMutation({
    mutationFn: businessProfiles.remove,
    onSuccess: () => {
      showProfile(nap._id, null)
      reload()
      showSuccess('Business profile deleted')
    },
    onError: showProblem,
  })
  const busy = source.isPending || draft.isPending

  if (record.isError || record.data === undefined)
    return (
      <div className="card">
        <QueryState query={record} of="form" />
      </div>
    )
  const profile = record.data
  const hasWebsite = (nap.website ?? '').trim() !== ''
  const dialog = (
    <ShareDialog
      nap={nap}
      opened={sharing}
      onClose={() => setSharing(false)}
      onChoose={(napId) => {
        setSharing(false)
        source.mutate({ napId, how: 'share' })
      }}
    />
  )
  if (profile === null)
    return (
      <div className="card">
        <EmptyState
          motif="listings"
          icon={IconId}
          title="No business profile yet"
          text="Prices, proof and tone of voice for everything AI writes about this business."
        >
          <Group justify="center" gap="xs">
            <Button
              loading={busy}
              onClick={() => source.mutate(undefined, { onSuccess: ({ _id }) => draft.mutate(_id) })}
            >
              {hasWebsite ? 'Draft from website' : 'Draft from listing'}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => source.mutate(undefined)}>
              Fill in yourself
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setSharing(true)}>
              Use another listing’s profile
            </Button>
          </Group>
        </EmptyState>
        {dialog}
      </div>
    )
  const isShared = profile.naps.length > 1
  const isRunning = profile.draft?.status === 'running'
  const isEmpty = [profile.confirmed, profile.proposed].every((values) => Object.keys(values).length === 0)
  const status = profile.draft && (
    <DraftStatus
      draft={profile.draft}
      stopping={stop.isPending}
      onStop={() => stop.mutate(profile.draft?._id ?? '')}
    />
  )
  return (
    <>
      <ProfileForm
        key={profile._id}
        latest={profile}
        imageField={imageField}
        onSaved={(saved) => {
          showProfile(nap._id, saved)
          reload()
        }}
        head={
          <>
            <Sharing nap={nap} profile={profile} />
            <Group gap="xs" mb={status ? 'xs' : 0}>
              {isRunning ? (
                <Box flex="1 1 160px">{status}</Box>
              ) : (
                <Button
                  size="xs"
                  variant={isEmpty ? 'filled' : 'default'}
                  loading={draft.isPending}
                  onClick={() => draft.mutate(profile._id)}
                >
                  {hasWebsite ? 'Draft from website' : 'Draft from listing'}
                </Button>
              )}
              <Menu position="bottom-end" withinPortal>
                <Menu.Target>
                  <IconAction tip="More" name="More about the business profile" size="md">
                    <IconDots size={18} />
                  </IconAction>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconShare2 size={16} />} onClick={() => setSharing(true)}>
                    Use another listing’s profile
                  </Menu.Item>
                  {isShared && (
                    <Menu.Item
                      leftSection={<IconId size={16} />}
                      onClick={() => source.mutate({ napId: nap._id, how: 'copy' })}
                    >
                      Use a separate copy
                    </Menu.Item>
                  )}
                  <Menu.Item
                    color="red"
                    leftSection={<IconTrash size={16} />}
                    onClick={() =>
                      askAbout({
                        name: nap.businessName,
                        title: 'Delete this business profile?',
                        text: isShared
                          ? `${profile.naps.length} listings use it. The listings themselves stay.`
                          : 'The listing itself stays.',
                        confirm: 'Delete profile',
                        cancel: 'Cancel',
                        isFinal: true,
                        onConfirm: () => remove.mutate(profile._id),
                      })
                    }
                  >
                    Delete profile
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            </Group>
            {!isRunning && status}
          </>
        }
      />
      {dialog}
    </>
  )
}
