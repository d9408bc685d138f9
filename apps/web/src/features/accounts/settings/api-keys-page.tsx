import { Modal, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { settingServiceLabels, type Setting } from '@web2/contract/accounts'
import { Fragment, useState } from 'react'
import { sentenceFor } from '../../../lib/api/errors.ts'
import { settings } from '../resources.ts'
import { useAfterPaint } from '../../../lib/browser/use-after-paint.ts'
import { queryClient } from '../../../lib/query/query-client.ts'
import { showSuccess, showError } from '../../../lib/snackbar.ts'
import { confirmRemoval } from '../../../ui/dialogs/confirm-removal.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { QueryState } from '../../../ui/query-state.tsx'
import { settingRecord } from './settings-api.ts'
import { serviceGroups, type ServiceCardText } from './service-fields.ts'
import { clearedService, isComplete } from './service-values.ts'
import { firstDefault } from './first-default.ts'
import classes from './api-keys.module.css'
import { TextModels } from './text-models.tsx'
import { MidjourneyNotice } from './midjourney-notice.tsx'
import { ServiceCard } from './service-card.tsx'
import { ServiceForm } from './service-form.tsx'

const Services = ({ setting }: { setting: Setting }) => {
  const isPainted = useAfterPaint()
  const [edited, setEdited] = useState<ServiceCardText | undefined>(undefined)
  const [saved, setSaved] = useState<{ card: ServiceCardText; at: number } | undefined>(undefined)
  const choosing = useMutation({
    mutationFn: firstDefault,
    onSuccess: (chosen) => {
      if (chosen) queryClient.setQueryData(settingRecord.queryKey, chosen)
    },
  })
  const afterSaving = (card: ServiceCardText, next: Setting) => {
    if (!isComplete(next, card)) return
    setSaved({ card, at: Date.now() })
    choosing.mutate(next)
  }
  const clearing = useMutation({
    mutationFn: (card: ServiceCardText) => settings.patch(setting._id, clearedService(card)),
    onSuccess: (saved, { service }) => {
      queryClient.setQueryData(settingRecord.queryKey, saved)
      showSuccess(`${settingServiceLabels[service]} removed`)
    },
    onError: (error) => showError(sentenceFor(error)),
  })
  const askToClear = (card: ServiceCardText) =>
    confirmRemoval({
      title: 'Remove this service’s keys?',
      names: [settingServiceLabels[card.service]],
      consequence: 'They’re deleted here but stay valid at the service. Features that use them stop working.',
      confirmLabel: 'Remove',
      onConfirm: () => clearing.mutate(card),
    })

  return (
    <>
      {serviceGroups.slice(0, isPainted ? undefined : 1).map(({ title, text, cards }, at) => (
        <Fragment key={title}>
          <section className={classes.group} aria-label={title}>
            <Title order={2} size="h5">
              {title}
            </Title>
            {text !== undefined && (
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            )}
            <div className={classes.cards}>
              {cards.map((card) => (
                <ServiceCard
                  key={card.service}
                  card={card}
                  setting={setting}
                  savedAt={saved?.card === card ? saved.at : undefined}
                  onEdit={() => setEdited(card)}
                  onClear={() => askToClear(card)}
                />
              ))}
              {title === 'Midjourney' && <MidjourneyNotice hasGateway={setting.midjourney.hasGateway} />}
            </div>
          </section>
          {at === 0 && isPainted && <TextModels setting={setting} />}
        </Fragment>
      ))}
      <Modal
        opened={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={edited === undefined ? '' : settingServiceLabels[edited.service]}
      >
        {edited !== undefined && (
          <ServiceForm
            card={edited}
            setting={setting}
            onSaved={(next) => afterSaving(edited, next)}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Modal>
    </>
  )
}

/** Keys of the services that write, draw and find pictures. */
export const ApiKeysPage = () => {
  const record = useQuery(settingRecord)
  return (
    <>
      <PageHeader
        title="API keys"
        description="Connect AI and image services with your own keys. Keys are encrypted and never shown again."
      />
      <QueryState query={record} of="cards" />
      {record.data !== undefined && <Services setting={record.data} />}
    </>
  )
}
