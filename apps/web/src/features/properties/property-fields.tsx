import { PasswordInput, Radio, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import {
  connectionFields,
  propertyTypes,
  propertyTypeTitles,
  type ConnectionMeans,
  type PropertyType,
} from '@web2/contract/properties'
import { Cell, FormSection } from '../../ui/form/form-section.tsx'
import { HttpConsent } from '../../ui/form/http-consent.tsx'
import { BrandLogo } from '../../ui/logos/brand-logo.tsx'
import { meansWords, typeWords, urlExamples } from './property-labels.ts'
import { asksSecrets, canVisit, choosable, isUnencrypted, type PropertyValues } from './property-values.ts'
import classes from './property-fields.module.css'

interface PropertyFieldsProps {
  form: UseFormReturnType<PropertyValues>
  offered: readonly ConnectionMeans[]
  /** The type is chosen once. */
  isNew: boolean
  /** Secrets are stored; empty fields leave them as they are. */
  keeps: boolean
}

/** A choice with its name and a few honest words. */
const Choice = ({ value, title, text }: { value: PropertyType; title: string; text: string }) => (
  <Radio.Card value={value} className={classes.choice ?? ''} aria-label={title}>
    <div className={classes.words}>
      <Radio.Indicator />
      <BrandLogo of={value} size={24} />
      <div>
        <Text fw={600} size="sm">
          {title}
        </Text>
        <Text size="sm" c="dimmed">
          {text}
        </Text>
      </div>
    </div>
  </Radio.Card>
)

/** Fields for the type, URL and connection of a property. */
export const PropertyFields = ({ form, offered, isNew, keeps }: PropertyFieldsProps) => {
  const { values } = form
  const types = propertyTypes.filter((type) => choosable(type, offered).length > 0)
  const means = choosable(values.propertyType, offered)
  const fields = connectionFields[values.means] ?? []
  const chooseType = (type: PropertyType) =>
    form.setValues({ propertyType: type, means: choosable(type, offered)[0] ?? values.means, secrets: {} })
  return (
    <div className="card">
      {isNew && (
        <FormSection title="Type" text="How you connect depends on the platform.">
          <Cell span={6}>
            <Radio.Group
              aria-label="Type"
              value={values.propertyType}
              onChange={(value) => chooseType(value as PropertyType)}
            >
              <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
                {types.map((type) => (
                  <Choice key={type} value={type} title={propertyTypeTitles[type]} text={typeWords[type]} />
                ))}
              </SimpleGrid>
            </Radio.Group>
          </Cell>
        </FormSection>
      )}
      <FormSection title="Site">
        <Cell span={6}>
          <TextInput
            label="URL"
            withAsterisk
            type="url"
            autoComplete="url"
            maxLength={2_000}
            placeholder={urlExamples[values.propertyType]}
            {...form.getInputProps('url')}
          />
        </Cell>
        {isUnencrypted(values) && (
          <Cell span={6}>
            <HttpConsent secret="password" {...form.getInputProps('allowsHttp', { type: 'checkbox' })} />
          </Cell>
        )}
        <Cell span={6}>
          <TextInput
            label="Name"
            description="Optional. Defaults to the URL."
            maxLength={200}
            {...form.getInputProps('name')}
          />
        </Cell>
      </FormSection>
      {(means.length > 1 || fields.length > 0) && (
        <FormSection title="Connection" text={meansWords[values.means].text}>
          {means.length > 1 && (
            <Cell span={6}>
              <Radio.Group
                label="Connection method"
                value={values.means}
                onChange={(value) => form.setFieldValue('means', value as ConnectionMeans)}
              >
                <Stack gap="xs" mt="xs">
                  {means.map((each) => (
                    <Radio key={each} value={each} label={meansWords[each].label} />
                  ))}
                </Stack>
              </Radio.Group>
            </Cell>
          )}
          {fields.length > 0 && canVisit(values.means) && (
            <Cell span={6}>
              <Switch
                label="I already have an application password"
                description="Otherwise, approve the connection on your site and it creates one for you"
                {...form.getInputProps('byHand', { type: 'checkbox' })}
              />
            </Cell>
          )}
          {asksSecrets(values) && (
            <>
              {values.means === 'application-password' && (
                <Cell span={6}>
                  <TextInput
                    label="Username"
                    withAsterisk
                    autoComplete="off"
                    maxLength={200}
                    {...form.getInputProps('username')}
                  />
                </Cell>
              )}
              {fields.map(({ name, label, hint }) => (
                <Cell span={6} key={name}>
                  <PasswordInput
                    label={label}
                    description={keeps ? `${hint} Leave blank to keep the stored one.` : hint}
                    withAsterisk={!keeps}
                    autoComplete="new-password"
                    maxLength={2_000}
                    {...form.getInputProps(`secrets.${name}`)}
                    value={values.secrets[name] ?? ''}
                  />
                </Cell>
              ))}
            </>
          )}
        </FormSection>
      )}
    </div>
  )
}
