import { useQuery } from '@tanstack/react-query'
import { cloudLimits } from '@web2/contract/clouds'
import type { SiteCloud } from '@web2/contract/sites'
import { useEffect, useMemo, useRef, useState } from 'react'
import { queryClient } from '../../../lib/query/query-client.ts'
import { bucketList, cloudChoices } from './site-choices.ts'
import { sectionProblems, siteClouds, type CloudSection, type SectionProblems } from './cloud-section.ts'

const listedBuckets = ({ cloud, accountLabel, storageId }: CloudSection): string[] => {
  const { queryKey } = bucketList(cloud ?? '', accountLabel ?? '', storageId ?? undefined)
  return queryClient.getQueryData(queryKey)?.map(({ name }) => name) ?? []
}

const nothingWrong: ReadonlyMap<number, SectionProblems> = new Map()

/** Validates cloud sections in a dialog; errors are shown from the first attempt on. */
export const useCloudSections = (sections: readonly CloudSection[]) => {
  const { data: settings, isPending } = useQuery(cloudChoices)
  const [tries, setTries] = useState(0)
  const problems = useMemo(() => sectionProblems(sections, settings ?? []), [sections, settings])
  const place = useRef<HTMLDivElement>(null)

  // the section that lacks something may be far above the button that was pressed
  useEffect(() => {
    if (tries === 0) return
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-wrong] input')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  }, [tries])

  const chosen = new Set(sections.map(({ cloud }) => cloud))
  const limits = (settings ?? []).flatMap(({ cloud, capabilities }) =>
    chosen.has(cloud) ? cloudLimits(capabilities) : [],
  )
  return {
    /** Limits of the chosen clouds. */
    limits,
    /** For the element around the sections, which is searched for what is wrong. */
    place,
    problems: tries === 0 ? nothingWrong : problems,
    /** True while it is unknown whether they are complete. */
    isPending,
    isComplete: settings !== undefined && problems.size === 0,
    /** Shows the errors; returns true if there are none. */
    check: (): boolean => {
      const fine = settings !== undefined && problems.size === 0
      if (!fine) setTries((before) => before + 1)
      return fine
    },
    /** As the call takes them. A new bucket that a failed try has made already is no longer new. */
    clouds: (): SiteCloud[] => siteClouds(sections, listedBuckets),
  }
}
