import { messages } from '@web2/contract/core'
import { Anchor, Code, Stack, Text, Title } from '@mantine/core'
import { Component, useContext, type ReactNode } from 'react'
import { isApiError, isUnreachable, sentenceFor } from '../../../lib/api/errors.ts'
import { RouteError } from '../../../lib/route-error.ts'
import classes from './error-page.module.css'
import { WithinMain } from './within-main.ts'

interface Shown {
  status: number
  message: string
}

/** Status and sentence of whatever kept a screen from being shown; 500 when nothing better is known. */
export const shownError = (error: unknown): Shown => {
  if (error instanceof RouteError) return { status: error.status, message: error.message }
  if (isApiError(error)) return { status: error.code, message: sentenceFor(error) }
  if (isUnreachable(error)) return { status: 503, message: sentenceFor(error) }
  return { status: 500, message: error instanceof Error ? error.message : String(error) }
}

const ErrorSheet = ({ status, message }: Shown) => {
  const Sheet = useContext(WithinMain) ? 'div' : 'main'
  return (
    <Sheet className={classes.page}>
      <Stack gap="sm" align="center" maw={520}>
        <Text className={classes.status} aria-hidden>
          {status}
        </Text>
        <Title order={1} ta="center">
          {status === 404 ? messages.notFound : messages.errorOccurred}
        </Title>
        {message !== '' && (
          <Text c="dimmed" ta="center">
            {message}
          </Text>
        )}
        {status !== 404 && <Code>Status {status}</Code>}
        {/* A plain link on purpose: a fresh load is the best cure for a broken screen. */}
        <Anchor href="/" mt="sm">
          {messages.homePage}
        </Anchor>
      </Stack>
    </Sheet>
  )
}

/** If even the error page fails, one bare sentence remains. */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <p role="alert">{messages.errorPageFailed}</p> : this.props.children
  }
}

const SheetOf = ({ error }: { error: unknown }) => <ErrorSheet {...shownError(error)} />

/** The error page. */
export const ErrorPage = ({ error }: { error: unknown }) => (
  <LastResort>
    <SheetOf error={error} />
  </LastResort>
)

export const NotFoundPage = () => <ErrorPage error={new RouteError(404, messages.pageNotFound)} />
