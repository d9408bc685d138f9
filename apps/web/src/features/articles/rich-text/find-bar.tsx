import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { IconAction } from '../../../ui/icon-button.tsx'
import classes from './rich-text.module.css'

const place = (count: number, current: number | null, words: string): string => {
  if (words === '') return ''
  if (count === 0) return 'Not found'
  return current === null ? `${count} found` : `${current + 1} of ${count}`
}

/** Bar that finds words in the text and replaces them one by one or all at once. */
export const FindBar = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [words, setWords] = useState('')
  const [other, setOther] = useState('')
  const { count, current, caseSensitive, wholeWord } = useEditorState({
    editor,
    selector: ({ editor: { storage } }) => ({
      count: storage.findAndReplace.results.length,
      current: storage.findAndReplace.currentIndex,
      caseSensitive: storage.findAndReplace.caseSensitive,
      wholeWord: storage.findAndReplace.wholeWord,
    }),
  })
  useEffect(() => () => void (editor.isDestroyed || editor.commands.clearSearch()), [editor])
  const leave = () => {
    onClose()
    editor.view.focus()
    editor.commands.scrollIntoView()
  }

  return (
    <search
      className={classes.find}
      aria-label="Find and replace"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        leave()
      }}
    >
      <TextInput
        size="xs"
        label="Find"
        autoFocus
        value={words}
        onChange={(event) => {
          setWords(event.currentTarget.value)
          editor.commands.setSearchTerm(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (event.shiftKey) editor.commands.goToPreviousResult()
          else editor.commands.goToNextResult()
        }}
      />
      <TextInput
        size="xs"
        label="Replace with"
        value={other}
        onChange={(event) => {
          setOther(event.currentTarget.value)
          editor.commands.setReplaceTerm(event.currentTarget.value)
        }}
      />
      <Group gap={4}>
        <IconAction
          tip="Previous"
          disabled={count === 0}
          onClick={() => editor.commands.goToPreviousResult()}
        >
          <IconChevronUp size={16} />
        </IconAction>
        <IconAction tip="Next" disabled={count === 0} onClick={() => editor.commands.goToNextResult()}>
          <IconChevronDown size={16} />
        </IconAction>
        <Button size="xs" variant="default" disabled={count === 0} onClick={() => editor.commands.replace()}>
          Replace
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={count === 0}
          onClick={() => editor.commands.replaceAll()}
        >
          Replace all
        </Button>
      </Group>
      <Group gap="sm" mb={6}>
        <Checkbox
          size="xs"
          label="Match case"
          checked={caseSensitive}
          onChange={(event) => editor.commands.setCaseSensitive(event.currentTarget.checked)}
        />
        <Checkbox
          size="xs"
          label="Whole words"
          checked={wholeWord}
          onChange={(event) => editor.commands.setWholeWord(event.currentTarget.checked)}
        />
        <Text size="xs" role="status" miw={70}>
          {place(count, current, words)}
        </Text>
      </Group>
      <IconAction tip="Close" name="Close find and replace" ml="auto" onClick={leave}>
        <IconX size={16} />
      </IconAction>
    </search>
  )
}
