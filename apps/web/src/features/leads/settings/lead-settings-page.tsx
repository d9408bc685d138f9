import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { QueryState } from '../../../ui/query-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { settingsOf, siteNames } from '../leads-api.ts'
import { FormsOfSite } from './forms-of-site.tsx'
import { PersonData } from './person-data.tsx'
import { SiteSettingsForm } from './site-settings-form.tsx'
import { SpamWords } from './spam-words.tsx'
import classes from './lead-settings.module.css'

const Site = ({ siteId }: { readonly siteId: string }) => {
  const settings = useQuery(settingsOf(siteId))
  return (
    <>
      <QueryState query={settings} of="form" />
      {settings.data && <SiteSettingsForm key={settings.data._id} settings={settings.data} />}
      <FormsOfSite siteId={siteId} />
    </>
  )
}

/** /leads/settings: what happens with leads, for each site and for the account. */
export const LeadSettingsPage = () => {
  const { site } = useSearch({ from: '/default/leads/settings' })
  const navigate = useNavigate({ from: '/leads/settings' })
  const sites = useQuery(siteNames)
  const chosen = site ?? sites.data?.[0]?.value
  return (
    <>
      <PageHeader
        title="Lead settings"
        description="Choose who gets new leads, how visitors are answered, and how long leads are kept."
      />
      <div className={classes.parts}>
        <QueryState query={sites} of="form" />
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
        {chosen !== undefined && <Site key={chosen} siteId={chosen} />}
        <SpamWords />
        <PersonData />
      </div>
    </>
  )
}
