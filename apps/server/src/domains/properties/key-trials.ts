import type { KeyTrial } from '../accounts/index.ts'
import { guardedAgentOf } from '../../platform/outbound/process-agent.ts'

/** Trials of the keys of applications at blog platforms; each loads its code when it is called. */
export const platformKeyTrials = {
  tumblr: ({ tumblr }, { config }) =>
    tumblr === undefined
      ? undefined
      : import('./providers/tumblr/try-app.ts').then(({ tryTumblrApp }) =>
          tryTumblrApp(guardedAgentOf(config), config.services.tumblr, tumblr),
        ),
  wordpressCom: ({ wordpressCom }, { config }) =>
    wordpressCom === undefined
      ? undefined
      : import('./providers/wordpress-com/try-app.ts').then(({ tryWordPressComApp }) =>
          tryWordPressComApp(
            guardedAgentOf(config),
            config.services.wordpressCom,
            wordpressCom,
            config.publicUrl,
          ),
        ),
} satisfies Record<string, KeyTrial>
