import { Button, Group, Text, Textarea, TextInput } from '@mantine/core'
import { mapAddress } from '@web2/builder'
import { Cell, FormSection } from '../../../ui/form/form-section.tsx'
import { coordinateMismatch } from './map-coordinates.ts'
import type { NapForm } from './use-listing-form.ts'
import classes from './listing-form.module.css'

const sameMap = 'The map shows a different location than this latitude and longitude.'
const noMap = 'This code contains no supported map, so pages show none. Paste the full <iframe> code.'

/** Where the business is: coordinates, the ids that map services know it by, and a map to look at. */
export const MapFields = ({ form }: { readonly form: NapForm }) => {
  const field = form.getInputProps
  const { mapEmbedCode, latitude, longitude } = form.values
  const address = mapAddress(mapEmbedCode)
  const other = coordinateMismatch(mapEmbedCode, latitude, longitude)
  const empty = latitude.trim() === '' && longitude.trim() === ''
  const take = () => {
    if (other === null) return
    form.setFieldValue('latitude', String(other.latitude))
    form.setFieldValue('longitude', String(other.longitude))
  }

  return (
    <FormSection title="Map" text="Helps search engines and maps locate the business.">
      <Cell>
        <TextInput label="Latitude" placeholder="40.7128" {...field('latitude')} />
      </Cell>
      <Cell>
        <TextInput label="Longitude" placeholder="-74.0060" {...field('longitude')} />
      </Cell>
      <Cell span={2}>
        <TextInput label="KGMID" placeholder="/g/11b6gd…" {...field('KGMID')} />
      </Cell>
      <Cell span={2}>
        <TextInput label="CID" placeholder="1234567890123456789" {...field('cid')} />
      </Cell>
      <Cell span={2}>
        <TextInput label="Place ID" placeholder="ChIJ…" {...field('placeId')} />
      </Cell>
      <Cell span={6}>
        <Textarea
          label="Map embed code"
          description="Paste the “Embed a map” code from your map service"
          autosize
          minRows={2}
          maxRows={8}
          {...field('mapEmbedCode')}
        />
      </Cell>
      {other !== null && (
        <Cell span={6}>
          <Group gap="xs">
            <Text size="sm" role="status">
              {empty ? 'This map contains the coordinates.' : sameMap}
            </Text>
            <Button variant="default" size="xs" onClick={take}>
              Use {other.latitude}, {other.longitude}
            </Button>
          </Group>
        </Cell>
      )}
      {mapEmbedCode.trim() !== '' && (
        <Cell span={6}>
          {address === null ? (
            <Text size="sm" c="dimmed">
              {noMap}
            </Text>
          ) : (
            <iframe
              className={classes.map}
              title="Map preview"
              src={address}
              sandbox="allow-scripts allow-same-origin"
              referrerPolicy="no-referrer"
              loading="lazy"
            />
          )}
        </Cell>
      )}
    </FormSection>
  )
}
