import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { IconLayout2 } from '@tabler/icons-react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useCan } from '../../../lib/session/use-user.ts'
import { settingsOf, siteNames } from '../leads-api.ts'
import { FormsOfSite } from './forms-of-site.tsx'
import { PersonData } from './person-data.tsx'
import { SiteSettingsForm } from './site-settings-form.tsx'
import { SpamWords } from './spam-words.tsx'
import classes from './lead-settings.module.css'

const OneSite = ({ siteId }: { readonly siteId: string }) => {
  const settings = useQuery(settingsOf(siteId))
  return (
    <>
      <QueryState query={settings} of="form" />
      {settings.data && <SiteSettingsForm key={settings.data._id} settings={settings.data} />}
      <FormsOfSite siteId={siteId} />
    </>
  )
}

/** Settings of one of the sites; the first until another is chosen. */
const Sites = () => {
  const { site } = useSearch({ from: '/default/leads/settings' })
  const navigate = useNavigate({ from: '/leads/settings' })
  const sites = useQuery(siteNames)
  const chosen = site ?? sites.data?.[0]?.value
  return (
    <>
      <QueryState query={sites} of="form" />
      {sites.data?.length === 0 && (
        <div className="card">
          <EmptyState
            icon={IconLayout2}
            title="No sites yet"
            text="Create a site with a form to choose who gets its leads."
          >
            <ButtonLink to="/site-builder">Go to Sites</ButtonLink>
          </EmptyState>
        </div>
      )}
      {sites.data && sites.data.length > 0 && (
        <Select
          label="Site"
          maw={360}
          searchable
          allowDeselect={false}
          nothingFoundMessage="No matching site"
          data={sites.data}
          value={chosen ?? null}
          onChange={(next) =>
            void navigate({ search: next === null ? {} : { site: next }, replace: true, resetScroll: false })
          }
        />
      )}
      {chosen !== undefined && <OneSite key={chosen} siteId={chosen} />}
    </>
  )
}

/** /leads/settings: what happens with leads, for each site and for the account. */
export const LeadSettingsPage = () => {
  const canManage = useCan('settings:manage')
  return (
    <>
      <PageHeader
        title="Lead settings"
        description={
          canManage
            ? 'Choose who gets new leads, how visitors are answered, and how long leads are kept.'
            : 'Manage spam words and personal data.'
        }
      />
      <div className={classes.parts}>
        {canManage && <Sites />}
        <SpamWords />
        <PersonData />
      </div>
    </>
  )
}
