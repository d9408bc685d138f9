import { Button, Modal, SegmentedControl, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { SiteTemplate } from '@web2/contract/sites'
import { useState } from 'react'
import { AllPages } from './all-pages.tsx'
import bulk from '../../bulk/bulk.module.css'
import styles from './change-site.module.css'

interface ChangeSiteDialogProps {
  readonly template: Pick<SiteTemplate, '_id' | 'name'>
  readonly siteId: string
  readonly close: () => void
  /** Goes back to the choice of a template. */
  readonly back: () => void
  /** Changes only the open page. */
  readonly changePage: () => void
}

/** Dialog that gives all pages of a site, or only the open one, the sections of another template. */
export const ChangeSiteDialog = ({ template, siteId, close, back, changePage }: ChangeSiteDialogProps) => {
  const small = useMediaQuery('(max-width: 48em)')
  const [scope, setScope] = useState('site')
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  return (
    <Modal
      opened
      onClose={() => !isBusy && close()}
      title={`Change template to ${template.name}`}
      size={640}
      fullScreen={small ?? false}
      closeOnClickOutside={false}
      classNames={{ content: bulk.window ?? '', body: bulk.body ?? '' }}
    >
      {!isDone && (
        <div className={styles.head}>
          <SegmentedControl
            aria-label="Pages to change"
            value={scope}
            disabled={isBusy}
            onChange={setScope}
            data={[
              { value: 'site', label: 'All pages' },
              { value: 'page', label: 'This page' },
            ]}
          />
          <Text size="sm" c="dimmed">
            Texts and images move to sections of the same kind, the rest stays at the end. URLs, titles and
            descriptions stay. Visitors see the change once you save and publish.
          </Text>
        </div>
      )}
      {scope === 'site' ? (
        <AllPages
          template={template}
          siteId={siteId}
          close={close}
          back={back}
          setBusy={setBusy}
          onDone={() => setDone(true)}
        />
      ) : (
        <>
          <div className={bulk.scroll}>
            <Text size="sm">
              This page gets the sections of {template.name}, and all pages its theme. Other pages keep their
              sections.
            </Text>
          </div>
          <footer className={bulk.foot}>
            <div className={bulk.buttons}>
              <Button variant="default" onClick={back}>
                Back
              </Button>
              <Button onClick={changePage}>Change this page</Button>
            </div>
          </footer>
        </>
      )}
    </Modal>
  )
}
