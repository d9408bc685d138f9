import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { startWordPress, type WordPress } from './servers/wordpress/start-wordpress.ts'

export interface TestWordPress extends WordPress {
  stop(): Promise<void>
}

export interface NoWordPress {
  /** Reason for the name of skipped tests. */
  readonly unavailable: string
}

const isInstalled = (program: string): boolean =>
  (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/**
 * Returns a real WordPress for a test file: the shared one whose credentials are in WORDPRESS_TEST, else a
 * new one if WordPress, PHP and MariaDB are installed.
 */
export const wordPress = async (): Promise<TestWordPress | NoWordPress> => {
  if (env.WORDPRESS_TEST) {
    const running = JSON.parse(await readFile(env.WORDPRESS_TEST, 'utf8')) as WordPress
    return { ...running, stop: async () => {} }
  }
  const missing = ['php', 'mariadbd'].find((program) => !isInstalled(program))
  if (missing || !existsSync('/usr/share/wordpress/wp-includes'))
    return {
      unavailable:
        'no WordPress is installed: apt-get install wordpress php-cli php-mysql php-gd php-xml php-curl php-mbstring mariadb-server',
    }
  return startWordPress()
}
