import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  componentLimits,
  componentOf,
  hasValue,
  idFor,
  propertyUses,
  removeProperty,
  removeVariant,
  setComponent,
  type Component,
  type ComponentProperty,
  type ComponentVariant,
  type PropertyValue,
} from '@web2/builder'
import { useState } from 'react'
import { ask } from '../../../../../lib/questions.ts'
import { counted } from '../../../../../lib/text/counted.ts'
import { NameDialog } from '../../../../../ui/dialogs/name-dialog.tsx'
import { moved, NamedRowMenu } from '../../fields/named-row-menu.tsx'
import { useEditor, useRecord } from '../../session/use-editor.ts'
import styles from './component.module.css'
import { kindLabels } from './target-labels.ts'
import { SlotKinds } from './slot-kinds.tsx'
import { ValueField } from './value-field.tsx'
import { VariantContents } from './variant-contents.tsx'

interface PartProps {
  readonly component: Component
  readonly change: (label: string, component: Component, mergeKey?: string) => void
}

const Property = ({ component, change, property }: PartProps & { readonly property: ComponentProperty }) => {
  const editor = useEditor()
  const { properties } = component
  const at = properties.indexOf(property)
  const uses = propertyUses(editor.store.document).get(property.id) ?? 0
  const remove = () => {
    const result = removeProperty(editor.store.document, property.id)
    editor.run('Delete property', result.ok ? { ...result, select: editor.session.selection.get() } : result)
  }
  const askToRemove = () =>
    ask({
      title: `Delete “${property.name}”?`,
      children: (
        <Text size="sm">
          Pages with their own content here keep it, but no longer show it. Select the section on such a page
          to move that content out. Contents of variants are deleted.
        </Text>
      ),
      labels: { confirm: 'Delete property', cancel: 'Cancel' },
      onConfirm: remove,
    })
  return (
    <li className={styles.row}>
      <span className={styles.name} title={property.name}>
        {property.name}
      </span>
      <span className={styles.kind}>
        {kindLabels[property.kind]}, {uses === 0 ? 'not used' : counted(uses, 'block')}
      </span>
      <NamedRowMenu
        noun="property"
        name={property.name}
        maxLength={componentLimits.name}
        canMove={(by) => properties[at + by] !== undefined}
        move={(by) => change('Move property', { ...component, properties: moved(properties, property, by) })}
        rename={(name) =>
          change('Rename property', {
            ...component,
            properties: properties.map((each) => (each === property ? { ...each, name } : each)),
          })
        }
        remove={hasValue(property.kind) ? remove : askToRemove}
      />
      {property.kind === 'slot' && <SlotKinds property={property} />}
    </li>
  )
}

const Variant = ({ component, change, variant }: PartProps & { readonly variant: ComponentVariant }) => {
  const { properties, variants } = component
  const editor = useEditor()
  const withValues = properties.filter(({ kind }) => hasValue(kind))
  const at = variants.indexOf(variant)
  const replaced = (next: ComponentVariant): Component => ({
    ...component,
    variants: variants.map((each) => (each === variant ? next : each)),
  })
  const set = (id: string, value: PropertyValue | null, merges = false) => {
    const { [id]: _before, ...others } = variant.values
    const values = value === null ? others : { ...others, [id]: value }
    change(
      'Change variant',
      replaced({ ...variant, values }),
      merges ? `variant:${variant.id}:${id}` : undefined,
    )
  }
  return (
    <li>
      <details className={styles.variant}>
        <summary>
          <span className={styles.name}>{variant.name}</span>
          <NamedRowMenu
            noun="variant"
            name={variant.name}
            maxLength={componentLimits.name}
            canMove={(by) => variants[at + by] !== undefined}
            move={(by) => change('Move variant', { ...component, variants: moved(variants, variant, by) })}
            rename={(name) => change('Rename variant', replaced({ ...variant, name }))}
            remove={() => {
              const result = removeVariant(editor.store.document, variant.id)
              const select = editor.session.selection.get()
              editor.run('Delete variant', result.ok ? { ...result, select } : result)
            }}
          />
        </summary>
        <div className={styles.values}>
          {withValues.map((property) => (
            <ValueField
              key={property.id}
              property={property}
              value={variant.values[property.id]}
              otherwise={undefined}
              source="As in the section"
              set={(value, merges) => set(property.id, value, merges)}
            />
          ))}
          <VariantContents variant={variant} />
        </div>
      </details>
    </li>
  )
}

/** Properties and variants of the section that is edited. */
export const ComponentPanel = () => {
  const editor = useEditor()
  const root = useRecord(editor.store.document.root)
  const [naming, setNaming] = useState(false)
  if (!root) return null
  const component = componentOf(root)
  const { properties, variants } = component
  const change = (label: string, next: Component, mergeKey?: string) => {
    const result = setComponent(editor.store.document, next)
    editor.run(label, result.ok ? { ...result, select: editor.session.selection.get() } : result, mergeKey)
  }
  const addVariant = (name: string) =>
    change(`Add variant “${name}”`, {
      ...component,
      variants: [...variants, { id: idFor(name, variants), name, values: {} }],
    })
  return (
    <div className={styles.component}>
      <Text fw={600} fz={13} component="h2" m={0}>
        Properties
      </Text>
      {properties.length === 0 ? (
        <Text size="xs" c="dimmed">
          A property can differ wherever this section is used. Select a block, then choose “New property”
          under Section properties.
        </Text>
      ) : (
        <ul className={styles.list} aria-label="Properties of this section">
          {properties.map((property) => (
            <Property key={property.id} component={component} change={change} property={property} />
          ))}
        </ul>
      )}
      {properties.length > 0 && (
        <>
          <Text fw={600} fz={13} component="h2" m={0} mt="xs">
            Variants
          </Text>
          {variants.length === 0 && (
            <Text size="xs" c="dimmed">
              A variant is a named set of values and contents, such as “Dark”, to choose where the section is
              used.
            </Text>
          )}
          {variants.length > 0 && (
            <ul className={styles.list} aria-label="Variants of this section">
              {variants.map((variant) => (
                <Variant key={variant.id} component={component} change={change} variant={variant} />
              ))}
            </ul>
          )}
          {variants.length < componentLimits.variants && (
            <Button
              size="compact-sm"
              variant="subtle"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setNaming(true)}
            >
              Add variant
            </Button>
          )}
        </>
      )}
      {naming && (
        <NameDialog
          title="New variant"
          maxLength={componentLimits.name}
          confirm="Add"
          empty="Enter a name."
          store={(name) => Promise.resolve(addVariant(name))}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}
