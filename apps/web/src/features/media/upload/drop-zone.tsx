import { IconUpload } from '@tabler/icons-react'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import styles from './upload.module.css'

interface DropZoneProps {
  children: ReactNode
  onFiles: (files: readonly File[]) => void
}

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Area that accepts dropped or pasted files. */
export const DropZone = ({ children, onFiles }: DropZoneProps) => {
  const [over, setOver] = useState(false)
  // a pointer enters a child before it leaves the parent
  const depth = useRef(0)
  const enter = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    depth.current += 1
    setOver(true)
  }
  const leave = (event: DragEvent) => {
    if (!bringsFiles(event)) return
    depth.current -= 1
    if (depth.current === 0) setOver(false)
  }
  return (
    <div
      className={styles.zone}
      onDragEnter={enter}
      onDragLeave={leave}
      onDragOver={(event) => {
        if (bringsFiles(event)) event.preventDefault()
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return
        event.preventDefault()
        depth.current = 0
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      }}
    >
      {children}
      {over && (
        <div className={styles.dropHint} aria-hidden>
          <IconUpload size={28} />
          Drop files to upload
        </div>
      )}
    </div>
  )
}
