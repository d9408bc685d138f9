import { NativeSelect, Text, TextInput } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { cloudLimits, type CloudSetting } from '@web2/contract/clouds'
import type { ReactNode } from 'react'
import { useCan } from '../../../lib/session/use-user.ts'
import { IconAction } from '../../../ui/icon-button.tsx'
import { BrandLogo } from '../../../ui/logos/brand-logo.tsx'
import { TextLink } from '../../../ui/links.tsx'
import {
  accountOf,
  settingOf,
  withAccount,
  withCloud,
  withStorage,
  type CloudSection,
  type SectionProblems,
  type SiteNames,
} from './cloud-section.ts'
import { BucketChoice } from './bucket-choice.tsx'
import classes from './targets.module.css'

interface SectionFieldsProps {
  section: CloudSection
  /** Its place among the sections, from 1. */
  number: number
  settings: readonly CloudSetting[]
  /** Folder of the site at the built-in host. */
  rootSlug: string
  /** Shown in the fields of the section's own names until others are entered; without them there are no such fields. */
  names: SiteNames | undefined
  namesTakePlaceholders: boolean
  problems: SectionProblems
  onChange: (section: CloudSection) => void
  /** undefined: the only section stays. */
  onRemove: (() => void) | undefined
}

/** Note on a cloud, or why nothing can be chosen there; an error once the user wants to publish there. */
const Note = ({ isWrong = false, children }: { isWrong?: boolean; children: ReactNode }) => (
  <Text
    size="sm"
    c={isWrong ? 'var(--mantine-color-error)' : 'dimmed'}
    mt="sm"
    {...(isWrong ? { role: 'alert' } : {})}
  >
    {children}
  </Text>
)

const NoAccount = ({ setting, isWrong }: { setting: CloudSetting; isWrong: boolean }) => {
  const canManage = useCan('settings:manage')
  return (
    <Note isWrong={isWrong}>
      No {setting.name} account yet.{' '}
      {canManage ? (
        <TextLink to="/settings/clouds-api-keys" target="_blank" size="sm" underline="always">
          Add one under Cloud accounts
        </TextLink>
      ) : (
        'Ask the account owner to add one under Cloud accounts.'
      )}
    </Note>
  )
}

/** Site name and folder at the destinations of a section. */
const OwnNames = ({
  section,
  names,
  problems,
  onChange,
}: Pick<SectionFieldsProps, 'section' | 'problems' | 'onChange'> & { names: SiteNames }) => (
  <div className={classes.names}>
    <TextInput
      label="Site name"
      withAsterisk
      value={section.siteName ?? names.name}
      error={problems.siteName}
      onChange={({ currentTarget: { value } }) => onChange({ ...section, siteName: value })}
    />
    {section.cloud !== 'builtin' && (
      <TextInput
        label="Root slug"
        withAsterisk
        disabled={section.isThere === true}
        value={section.rootSlug ?? names.rootSlug}
        error={problems.rootSlug}
        onChange={({ currentTarget: { value } }) => onChange({ ...section, rootSlug: value })}
      />
    )}
  </div>
)

/** Cloud, account, storage and buckets of one section; each choice opens what comes below it. */
export const SectionFields = (props: SectionFieldsProps) => {
  const { section, number, settings, rootSlug, problems, onChange, onRemove } = props
  const setting = settingOf(settings, section)
  const account = accountOf(setting, section.accountLabel)
  const { needsAccount = false, storages = false } = setting?.capabilities ?? {}
  const limits = setting === undefined ? [] : cloudLimits(setting.capabilities)
  const mayListBuckets = account !== undefined && (!storages || section.storageId !== null)

  return (
    <fieldset className={classes.section} aria-label={`Destination ${number}`}>
      <div className={classes.head}>
        <Text size="sm" fw={600} aria-hidden>
          Destination {number}
        </Text>
        {onRemove !== undefined && (
          <IconAction tip="Remove destination" name={`Remove destination ${number}`} onClick={onRemove}>
            <IconX size={16} />
          </IconAction>
        )}
      </div>
      <div className={classes.fields}>
        <NativeSelect
          label="Cloud"
          leftSection={section.cloud !== null && <BrandLogo of={section.cloud} />}
          withAsterisk
          data={[
            { value: '', label: 'Choose a cloud', disabled: true },
            ...settings.map(({ cloud, name }) => ({ value: cloud, label: name })),
          ]}
          value={section.cloud ?? ''}
          error={problems.cloud}
          onChange={({ currentTarget: { value } }) =>
            onChange(
              withCloud(
                section,
                settings.find(({ cloud }) => cloud === value),
              ),
            )
          }
        />
        {setting !== undefined && needsAccount && setting.accounts.length > 0 && (
          <NativeSelect
            label="Account"
            withAsterisk
            data={[
              { value: '', label: 'Choose an account', disabled: true },
              ...setting.accounts.map(({ label }) => label),
            ]}
            value={account?.label ?? ''}
            error={problems.accountLabel}
            onChange={(event) => onChange(withAccount(section, event.currentTarget.value, setting))}
          />
        )}
        {account !== undefined && storages && account.objectStorages.length > 0 && (
          <NativeSelect
            label="Object storage"
            withAsterisk
            data={[
              { value: '', label: 'Choose an object storage', disabled: true },
              ...account.objectStorages.map(({ _id, name, region }) => ({
                value: _id,
                label: `${name} (${region})`,
              })),
            ]}
            value={section.storageId ?? ''}
            error={problems.storageId}
            onChange={(event) => onChange(withStorage(section, event.currentTarget.value))}
          />
        )}
      </div>
      {setting !== undefined && props.names && (
        <OwnNames section={section} names={props.names} problems={problems} onChange={onChange} />
      )}
      {setting !== undefined && needsAccount && setting.accounts.length === 0 && (
        <NoAccount setting={setting} isWrong={problems.accountLabel !== undefined} />
      )}
      {setting !== undefined && !needsAccount && (
        <Note>{`Hosted here at /${rootSlug === '' ? 'root-slug' : rootSlug}`}</Note>
      )}
      {account !== undefined && storages && account.objectStorages.length === 0 && (
        <Note
          isWrong={problems.storageId !== undefined}
        >{`This account has no object storage. Add one at ${setting?.name ?? 'the provider'} first.`}</Note>
      )}
      {setting !== undefined && mayListBuckets && (
        <BucketChoice
          key={`${setting.cloud} ${account.label} ${section.storageId}`}
          section={section}
          setting={setting}
          accountLabel={account.label}
          problem={problems.buckets}
          namesTakePlaceholders={props.namesTakePlaceholders}
          onChange={onChange}
        />
      )}
      {limits.length > 0 && (
        <ul className={classes.limits} aria-label="Good to know">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}
