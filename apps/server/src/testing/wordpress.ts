import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { env } from 'node:process'
import { startWordPress, type WordPress } from './servers/wordpress/start-wordpress.ts'

export interface TestWordPress extends WordPress {
  stop(): Promise<void>
}

export interface NoWordPress {
  /** Why there is none, for the name of what is skipped. */
  readonly unavailable: string
}

const isInstalled = (program: string): boolean =>
  (env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)))

/**
 * A real WordPress for a test file: the running one whose credentials WORDPRESS_TEST names (others use it too), else
 * one of its own where WordPress, PHP and MariaDB are installed.
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
