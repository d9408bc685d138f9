import { Menu } from '@mantine/core'
import { exportFormats, formatLabels, type ExportFormat } from '../export/save-as.ts'

/** Formats of an export, as items of a menu. */
export const ExportItems = ({ onSelect }: { readonly onSelect: (format: ExportFormat) => void }) =>
  exportFormats.map((format) => (
    <Menu.Item key={format} onClick={() => onSelect(format)}>
      {formatLabels[format]}
    </Menu.Item>
  ))
