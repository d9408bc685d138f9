/* Made from the server's services by scripts/write-client.mjs; a test of the server compares. */

/** Every resource by its path: the record it answers, and the bodies it takes. */
export interface Resources {
  'article-bulk-generator': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; writtenBy: string; categoryId: string | null; status: 'running' | 'paused' | 'done' | 'cancelled'; message: string; total: number; waiting: number; writing: number; written: number; review: number; failed: number; cancelled: number; words: number; cost: number | null; endedAt: string | null }
    create: { startId?: string; name?: string; keywords: (string)[]; cards?: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: (unknown)[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; stacker?: { steps: ({ title: string; prompt: string; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } })[]; variables?: ({ name: string; value: string })[] }; writtenBy?: string; categoryId?: string | null; napIds?: (string)[] }
    update: never
    patch: { action: 'pause' | 'resume' | 'cancel' | 'retry' }
  }
  'article-bulk-plans': {
    record: Record<string, unknown>
    create: { startId?: string; name?: string; keywords: (string)[]; cards?: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: (unknown)[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; stacker?: { steps: ({ title: string; prompt: string; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } })[]; variables?: ({ name: string; value: string })[] }; writtenBy?: string; categoryId?: string | null; napIds?: (string)[] }
    update: never
    patch: never
  }
  'article-bulk-rows': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; bulkId: string; position: number; keyword: string; napId: string | null; status: 'waiting' | 'writing' | 'written' | 'review' | 'failed' | 'cancelled'; message: string; generationId: string | null; runId: string | null; articleId: string | null; words: number; cost: number | null; similarity: number | null; similarTo: string | null }
    create: never
    update: never
    patch: { action: 'retry' | 'keep' }
  }
  'article-generator': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; cards: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: (unknown)[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[] }
    create: { name: string; cards: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: (unknown)[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[] }
    update: { name: string; cards: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: (unknown)[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[] }
    patch: { name?: string; cards?: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: (unknown)[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[] }
  }
  'article-prompts': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; type: 'title' | 'subtitle' | 'paragraph' | 'image'; name: string; text: string }
    create: { type: 'title' | 'subtitle' | 'paragraph' | 'image'; name: string; text: string }
    update: { type: 'title' | 'subtitle' | 'paragraph' | 'image'; name: string; text: string }
    patch: { type?: 'title' | 'subtitle' | 'paragraph' | 'image'; name?: string; text?: string }
  }
  articles: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; title: string; keyword: string; categoryId: string | null; slug: string; metaTitle: string; metaDescription: string; featuredImage: string; status: 'draft' | 'generating' | 'ready' | 'failed'; source: 'manual' | 'ai' | 'bulk' | 'rss'; provenance: { provider: string | null; model: string | null; cost: number | null; when: string | null; reviewedBy: { _id: string; name: string } | null; reviewedAt: string | null; reviewedRevision: number | null }; words: number; score: number | null; revision: number; problem: string }
    create: { title?: string; keyword?: string; categoryId?: string | null; slug?: string | ''; metaTitle?: string; metaDescription?: string; featuredImage?: string; text?: string; status?: 'draft' | 'ready'; generator?: unknown | null; copyOf?: string }
    update: { title?: string; keyword?: string; categoryId?: string | null; slug?: string | ''; metaTitle?: string; metaDescription?: string; featuredImage?: string; text?: string; status?: 'draft' | 'ready'; generator?: unknown | null; copyOf?: string }
    patch: { title?: string; keyword?: string; categoryId?: string | null; slug?: string | ''; metaTitle?: string; metaDescription?: string; featuredImage?: string; text?: string; status?: 'draft' | 'ready'; generator?: unknown | null; basedOn?: number; reviewed?: boolean; deletedAt?: null }
  }
  'article-versions': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; articleId: string; kind: 'created' | 'saved' | 'restored'; revision: number; title: string; words: number; savedBy: string | null }
    create: { restore: string; basedOn?: number }
    update: never
    patch: never
  }
  'access-tokens': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; scopes: ('content:read' | 'content:write' | 'sites:read' | 'sites:write' | 'sites:publish' | 'campaigns:read' | 'campaigns:write' | 'campaigns:publish' | 'billing:read')[]; last4: string; expiresAt: string | null; lastUsedAt: string | null; userName: string }
    create: { name: string; scopes: ('content:read' | 'content:write' | 'sites:read' | 'sites:write' | 'sites:publish' | 'campaigns:read' | 'campaigns:write' | 'campaigns:publish' | 'billing:read')[]; expiresInDays: number | null }
    update: never
    patch: never
  }
  'account-deletion': {
    record: Record<string, unknown>
    create: { name: string; password: string }
    update: never
    patch: never
  }
  'assisted-posts': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; articleId: string | null; subPropertyId: string | null; campaignJobId: string | null; title: string; placeName: string; placeUrl: string; status: 'ready' | 'published' | 'lost'; url: string; problem: string; checkedAt: string | null }
    create: { articleId?: string; subPropertyId?: string; campaignJobId?: string }
    update: never
    patch: { url: string }
  }
  'audit-log': {
    record: { _id: string; at: string; action: 'registered' | 'user-created' | 'user-deleted' | 'signed-in' | 'signed-in-as' | 'sign-in-refused' | 'signed-out' | 'password-changed' | 'password-reset-asked' | 'password-reset' | 'two-factor-on' | 'two-factor-off' | 'recovery-code-used' | 'member-invited' | 'invitation-revoked' | 'invitation-accepted' | 'roles-changed' | 'user-activated' | 'user-deactivated' | 'account-changed' | 'tier-changed' | 'tier-requested' | 'tier-request-answered' | 'subscription-changed' | 'account-switched' | 'keys-changed' | 'property-removed' | 'token-created' | 'token-revoked' | 'data-exported' | 'account-deleted' | 'campaign-approved' | 'record-created' | 'record-changed' | 'record-removed'; userId: string | null; userName: string; byName: string; details: { service?: string; id?: string; name?: string; count?: number; email?: string; before?: (string)[]; after?: (string)[] } }
    create: never
    update: never
    patch: never
  }
  authentication: {
    record: Record<string, unknown>
    create: { strategy: 'local' | 'jwt' }
    update: never
    patch: never
  }
  'cached-data': {
    record: Record<string, unknown>
    create: never
    update: { pages: ({ _id: string; name?: string; slug?: string; parentId?: string | null; html?: string; document?: unknown; isDuplicated?: boolean; disabled?: boolean; basedOn?: string })[] }
    patch: { pages: ({ _id: string; name?: string; slug?: string; parentId?: string | null; html?: string; document?: unknown; isDuplicated?: boolean; disabled?: boolean; basedOn?: string })[] }
  }
  'campaign-approvals': {
    record: Record<string, unknown>
    create: { campaignId: string; planRevision: number; destinations: (string)[] }
    update: never
    patch: never
  }
  'campaign-checks': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'campaign-disclosures': {
    record: Record<string, unknown>
    create: { campaignId: string; sentence: string }
    update: never
    patch: { sentence: string; undo: ({ _id: string; revision: number })[] }
  }
  'campaign-jobs': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; campaignId: string; subPropertyId: string; articleId: string | null; keyword: string; title: string; links: ({ url: string; anchor: string; rel: '' | 'nofollow' | 'sponsored' | 'ugc' })[]; runAt: string; status: 'planned' | 'running' | 'waiting' | 'published' | 'failed' | 'cancelled'; attempts: number; externalId: string; url: string; publishedAt: string | null; error: string }
    create: never
    update: never
    patch: { subPropertyId?: string; articleId?: string; keyword?: string; runAt?: string; links?: ({ url: string; anchor: string; rel: '' | 'nofollow' | 'sponsored' | 'ugc' })[] }
  }
  'campaign-logs': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; campaignId: string; jobId: string | null; level: 'info' | 'warning' | 'error'; event: string; message: string }
    create: never
    update: never
    patch: never
  }
  'campaign-plans': {
    record: Record<string, unknown>
    create: { campaignId: string }
    update: never
    patch: never
  }
  'campaign-posts': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: { action: 'retry' | 'run-now' | 'cancel' | 'update' }
  }
  campaigns: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; status: 'draft' | 'running' | 'paused' | 'completed' | 'failed' | 'cancelled'; targets: (string)[]; source: { kind: 'category'; categoryId: string } | { kind: 'articles'; articleIds: (string)[] } | { kind: 'stacker'; stackerId: string; keywords: (string)[] } | { kind: 'rss'; feedId: string }; spread: 'once' | 'everywhere'; links: ({ url: string; anchors: ({ text: string; weight: number })[]; rel: '' | 'nofollow' | 'sponsored' | 'ugc'; share: number; perArticle: number })[]; napId: string | null; schedule: { start: string; postsPerDay: number; from: string; to: string; timeZone: string; weekdays: (number)[]; jitter: number }; seed: number; planStale: boolean; planRevision: number; approvedBy: string | null; approvedAt: string | null; planned: number; published: number; failed: number; cancelled: number; message: string; nextPostAt: string | null }
    create: { name: string; targets?: (string)[]; source?: { kind: 'category'; categoryId: string } | { kind: 'articles'; articleIds: (string)[] } | { kind: 'stacker'; stackerId: string; keywords: (string)[] } | { kind: 'rss'; feedId: string }; spread?: 'once' | 'everywhere'; links?: ({ url: string; anchors: ({ text: string; weight: number })[]; rel: '' | 'nofollow' | 'sponsored' | 'ugc'; share: number; perArticle: number })[]; napId?: string | null; schedule?: { start: string; postsPerDay: number; from: string; to: string; timeZone: string; weekdays: (number)[]; jitter: number }; seed?: number }
    update: never
    patch: { name?: string; targets?: (string)[]; source?: { kind: 'category'; categoryId: string } | { kind: 'articles'; articleIds: (string)[] } | { kind: 'stacker'; stackerId: string; keywords: (string)[] } | { kind: 'rss'; feedId: string }; spread?: 'once' | 'everywhere'; links?: ({ url: string; anchors: ({ text: string; weight: number })[]; rel: '' | 'nofollow' | 'sponsored' | 'ugc'; share: number; perArticle: number })[]; napId?: string | null; schedule?: { start: string; postsPerDay: number; from: string; to: string; timeZone: string; weekdays: (number)[]; jitter: number }; seed?: number; status?: 'running' | 'paused' | 'cancelled'; since?: number }
  }
  categories: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; color: 'gray' | 'red' | 'pink' | 'grape' | 'violet' | 'indigo' | 'blue' | 'cyan' | 'teal' | 'green' | 'lime' | 'yellow' | 'orange' }
    create: { name: string; color?: 'gray' | 'red' | 'pink' | 'grape' | 'violet' | 'indigo' | 'blue' | 'cyan' | 'teal' | 'green' | 'lime' | 'yellow' | 'orange' }
    update: { name: string; color?: 'gray' | 'red' | 'pink' | 'grape' | 'violet' | 'indigo' | 'blue' | 'cyan' | 'teal' | 'green' | 'lime' | 'yellow' | 'orange' }
    patch: { name?: string; color?: 'gray' | 'red' | 'pink' | 'grape' | 'violet' | 'indigo' | 'blue' | 'cyan' | 'teal' | 'green' | 'lime' | 'yellow' | 'orange' }
  }
  'cloud-builder': {
    record: Record<string, unknown>
    create: { siteName?: string; rootSlug?: string; siteId?: string; templateId?: string; napId?: string | null; email?: string; clouds?: ({ cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; accountLabel?: string; storageId?: string | null; buckets: ({ bucket: string; newBucket?: boolean; region?: string })[] })[]; onlyFailed?: boolean; status?: 'draft' | 'to_publish' | 'publishing' | 'published' | 'failed'; pages?: ({ _id?: string; parentId?: string | null; isDuplicated?: boolean; name: string; slug: string; html?: string; document?: unknown; inNavigation?: boolean })[] }
    update: { _id: string; name?: string; html?: string; document?: unknown; basedOn?: string }
    patch: { siteName?: string; siteId?: string; napId?: string | null; email?: string; primaryTargetId?: string | null; indexNow?: boolean; headerId?: string | null; footerId?: string | null; pages?: { added?: ({ name?: string; slug?: string; title?: string; description?: string; html?: string; document?: unknown; position?: number; inNavigation?: boolean; _id?: string; parentId?: string | null; isDuplicated?: boolean })[]; updated?: ({ _id: string; name?: string; slug?: string; title?: string; description?: string; html?: string; document?: unknown; position?: number; inNavigation?: boolean; parentId?: string | null; isDefault?: true })[]; deleted?: (string)[] } }
  }
  'cloud-modules': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; version: number; size: number; napId: string | null }
    create: { name?: string; napId?: string | null; copyOf?: string; html?: string; document?: unknown }
    update: { name?: string; html?: string; document?: unknown; basedOn?: string; deletedAt?: null; napId?: string | null }
    patch: { name?: string; html?: string; document?: unknown; basedOn?: string; deletedAt?: null; napId?: string | null }
  }
  'cloud-pages': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; version: number; size: number; templateId: string | null; napId: string | null }
    create: { name?: string; templateId?: string | null; napId?: string | null; copyOf?: string; html?: string; document?: unknown }
    update: { name?: string; html?: string; document?: unknown; basedOn?: string; deletedAt?: null; templateId?: string | null; napId?: string | null }
    patch: { name?: string; html?: string; document?: unknown; basedOn?: string; deletedAt?: null; templateId?: string | null; napId?: string | null }
  }
  'cloud-settings': {
    record: { cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; name: string; capabilities: { needsAccount: boolean; buckets: boolean; createBucket: boolean; bucketNoun: string; bucketNames: { pattern: string; rule: string }; storages: boolean; websiteHosting: boolean; directoryIndex: boolean; https: boolean; acl: boolean; customDomain: boolean; cacheTimes: boolean; atomic: boolean; endpoint: boolean; regions: ({ id: string; name: string })[]; anyRegion: boolean; fields: ({ name: 'accessKey' | 'secretKey' | 'apiToken' | 'accountName' | 'website' | 'region' | 'endpoint'; label: string; required: boolean; help?: string; placeholder?: string })[]; help: string; notes: (string)[] }; accounts: ({ _id: string; label: string; objectStorages: ({ _id: string; name: string; region: string })[] })[] }
    create: never
    update: never
    patch: never
  }
  'cloud-settings-manager': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; label: string; accessKey: { set: boolean; last4: string }; secretKey: { set: boolean; last4: string }; apiToken: { set: boolean; last4: string }; accountName: string; website: string; region: string; endpoint: string }
    create: { cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; label: string; accessKey?: string; secretKey?: string; apiToken?: string; accountName?: string; website?: string; region?: string; endpoint?: string; action?: 'test' }
    update: never
    patch: { cloud?: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; label?: string; accessKey?: string; secretKey?: string; apiToken?: string; accountName?: string; website?: string; region?: string; endpoint?: string; action?: 'test' }
  }
  'cloud-sites-turbo': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; status: 'draft' | 'planning' | 'planned' | 'sampling' | 'review' | 'generating' | 'publishing' | 'dripping' | 'paused' | 'stopped' | 'failed' | 'cancelled' | 'done'; message: string; sourceName: string; changedSince: ('definition' | 'page' | 'listings')[]; plan: { combinations: string; pages: number; leaves: number; hubs: number; homes: number; sites: number; places: number; bytes: number; texts: number; pictures: number; cost: number | null; variants: string; collisions: number; collided: ({ wanted: string; path: string })[]; overlap: { average: number; highest: number; alike: number; pairs: ({ a: string; b: string; similarity: number })[] }; usage: { articles: { needed: number; left: number }; publishedPages: { needed: number; left: number } }; missing: (string)[]; warnings: (string)[] } | null; plannedAt: string | null; pageCount: number; ready: number; released: number; failedPages: number; cost: number | null; siteCount: number; runId: string | null; approvedAt: string | null; approvedBy: string | null; listedAt: string | null; nextAt: string | null; definition: Record<string, unknown> }
    create: { name: string; source: { templateId: string } | { pageId: string }; lists: ({ name: string; values?: (string)[]; dataId?: string; column?: string })[]; mode: 'all' | 'sequential' | 'random'; seed: number; pages: number | null; address: string; pageName: string; title: string; description: string; rules: ({ nodeId: string; when?: { name: string; is: 'filled' | 'empty' | 'equal' | 'not-equal'; value?: string }; write?: { prompt?: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; stackerId?: string }; picture?: { source: 'pixabay' | 'pexels' | 'unsplash' | 'wikimedia'; query: string } })[]; listing: { by: 'one'; napId: string } | { by: 'turns'; napIds: (string)[] } | { by: 'value'; name: string; naps: ({ value: string; napId: string })[]; otherwise?: string | null } | null; structure: { hubs: (string)[]; breadcrumb: boolean; nearby: number; related: number; placeList?: string | null }; sitePer: string | null; siteName: string; rootSlug: string; email: string; categoryId: string | null; clouds: ({ cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; accountLabel?: string; storageId?: string | null; buckets: ({ bucket: string; newBucket?: boolean; region?: string })[] })[]; brakes: { sample: number; perDay: number | null; timeZone: string; noindex: boolean; stopAtErrors: number; stopAtCost: number | null; similarFrom: number } }
    update: never
    patch: { name?: string; source?: { templateId: string } | { pageId: string }; lists?: ({ name: string; values?: (string)[]; dataId?: string; column?: string })[]; mode?: 'all' | 'sequential' | 'random'; seed?: number; pages?: number | null; address?: string; pageName?: string; title?: string; description?: string; rules?: ({ nodeId: string; when?: { name: string; is: 'filled' | 'empty' | 'equal' | 'not-equal'; value?: string }; write?: { prompt?: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; stackerId?: string }; picture?: { source: 'pixabay' | 'pexels' | 'unsplash' | 'wikimedia'; query: string } })[]; listing?: { by: 'one'; napId: string } | { by: 'turns'; napIds: (string)[] } | { by: 'value'; name: string; naps: ({ value: string; napId: string })[]; otherwise?: string | null } | null; structure?: { hubs: (string)[]; breadcrumb: boolean; nearby: number; related: number; placeList?: string | null }; sitePer?: string | null; siteName?: string; rootSlug?: string; email?: string; categoryId?: string | null; clouds?: ({ cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; accountLabel?: string; storageId?: string | null; buckets: ({ bucket: string; newBucket?: boolean; region?: string })[] })[]; brakes?: { sample: number; perDay: number | null; timeZone: string; noindex: boolean; stopAtErrors: number; stopAtCost: number | null; similarFrom: number }; action?: 'plan' | 'sample' | 'approve' | 'pause' | 'resume' | 'cancel' | 'retry' | 'publish' | 'list' }
  }
  'cloud-templates': {
    record: Record<string, unknown>
    create: { name?: string; html?: string; document?: unknown }
    update: { name?: string; html?: string; document?: unknown; basedOn?: string; deletedAt?: null }
    patch: { name?: string; html?: string; document?: unknown; basedOn?: string; deletedAt?: null }
  }
  dashboard: {
    record: Record<string, unknown>
    create: { recount: true }
    update: never
    patch: never
  }
  'demo-account': {
    record: Record<string, unknown>
    create: { action: 'fill' } | { action: 'empty'; changed?: 'keep' | 'delete' }
    update: never
    patch: never
  }
  'dead-letters': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: { redrive: true }
  }
  'download-sites': {
    record: Record<string, unknown>
    create: { siteId: string }
    update: never
    patch: never
  }
  'generation-cards': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; generationId: string; parentId: string | null; position: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image' | 'step'; heading: 'h1' | 'h2' | 'p' | 'img'; prompt: string; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } | null; generateImageBy: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } | null; status: 'waiting' | 'writing' | 'written' | 'stopped' | 'failed'; text: string; message: string; turn: number; edited: boolean; kept: { text: string; edited: boolean } | null; inputTokens: number; outputTokens: number; cost: number | null }
    create: never
    update: never
    patch: { text?: string; stop?: true; regenerate?: true; restore?: true; prompt?: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } }
  }
  generations: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; kind: 'article' | 'stacker'; name: string; keyword: string; articleId: string | null; napId: string | null; status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'; message: string }
    create: { keyword: string; name?: string; napId?: string | null; cards?: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: ({ id: number; title: string; type: 'title' | 'subtitle' | 'paragraph' | 'image'; component: string; children: (unknown)[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; counter: number; selections: { heading: 'h1' | 'h2' | 'p' | 'img'; repeat: number; promptSource: 'keyword' | 'title' | 'subtitle' | 'paragraph'; settings: { prompt: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; generateImageBy?: { name: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; params: { customStyle: string; aspectRatio: string } } } } })[]; categoryId?: string | null; stacker?: { steps: ({ title: string; prompt: string; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } })[]; variables?: ({ name: string; value: string })[] } }
    update: never
    patch: { stop?: true; makeArticle?: true }
  }
  'get-otp': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  health: {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  hints: {
    record: Record<string, unknown>
    create: { _id: 'tour' | 'first-steps' }
    update: never
    patch: never
  }
  'image-generations': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; generator: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; model: string; prompt: string; aspectRatio: string; status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'; progress: number; message: string; images: ({ url: string; thumb: string; width: number; height: number })[]; cost: number | null }
    create: { generator: 'midjourney' | 'stable_diffusion_xl_poe' | 'dalle_3'; prompt: string; model?: string; aspectRatio?: string }
    update: never
    patch: never
  }
  'image-generators': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'image-rights': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'image-search': {
    record: Record<string, unknown>
    create: { source: 'pixabay' | 'pexels' | 'unsplash' | 'wikimedia'; id: string; path?: string }
    update: never
    patch: never
  }
  'installation-status': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'link-checks': {
    record: Record<string, unknown>
    create: { ids?: (string)[] }
    update: never
    patch: never
  }
  'link-map': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'media-manager': {
    record: Record<string, unknown>
    create: { action?: 'files' | 'folders' | 'folderCreate' | 'folderRename' | 'folderMove' | 'folderRemove' | 'fileRename' | 'fileMove' | 'fileRemove' | 'fileUsage'; path?: string; source?: string; sortBy?: 'changed-desc' | 'changed-asc' | 'name-asc' | 'name-desc' | 'size-desc' | 'size-asc'; onlyImages?: boolean; search?: string; limit?: number; skip?: number; name?: string; newname?: string; from?: string; items?: (string)[] }
    update: never
    patch: never
  }
  'module-uses': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'nap-duplicates': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'nap-merges': {
    record: Record<string, unknown>
    create: { keep: { _id: string; updatedAt: string }; remove: { _id: string; updatedAt: string }; data: { businessName: string; address1: string; phone: string; country?: string; address2?: string; city?: string; state?: string; zip?: string; plus4?: string; mapEmbedCode?: string; fax?: string; website?: string; latitude?: string; longitude?: string; KGMID?: string; cid?: string; placeId?: string; aboutUsBlurb?: string; youtube?: string; facebook?: string; linkedin?: string; tiktok?: string; instagram?: string; twitter?: string; weekdays?: ({ name: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'; value: string; start: string; end: string; more?: ({ start: string; end: string })[] })[]; specialDays?: ({ date: string; value: string; start: string; end: string })[]; additionalSocials?: ({ name: string; value: string })[] } }
    update: never
    patch: never
  }
  'nap-uses': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'naps-bulk-generator': {
    record: Record<string, unknown>
    create: { importId: string; batch: number; rows: (unknown)[] }
    update: never
    patch: never
  }
  naps: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; businessName: string; address1: string; phone: string; country?: string; address2?: string; city?: string; state?: string; zip?: string; plus4?: string; mapEmbedCode?: string; fax?: string; website?: string; latitude?: string; longitude?: string; KGMID?: string; cid?: string; placeId?: string; aboutUsBlurb?: string; youtube?: string; facebook?: string; linkedin?: string; tiktok?: string; instagram?: string; twitter?: string; weekdays?: ({ name: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'; value: string; start: string; end: string; more?: ({ start: string; end: string })[] })[]; specialDays?: ({ date: string; value: string; start: string; end: string })[]; additionalSocials?: ({ name: string; value: string })[] }
    create: { businessName: string; address1: string; phone: string; country?: string; address2?: string; city?: string; state?: string; zip?: string; plus4?: string; mapEmbedCode?: string; fax?: string; website?: string; latitude?: string; longitude?: string; KGMID?: string; cid?: string; placeId?: string; aboutUsBlurb?: string; youtube?: string; facebook?: string; linkedin?: string; tiktok?: string; instagram?: string; twitter?: string; weekdays?: ({ name: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'; value: string; start: string; end: string; more?: ({ start: string; end: string })[] })[]; specialDays?: ({ date: string; value: string; start: string; end: string })[]; additionalSocials?: ({ name: string; value: string })[] }
    update: { businessName: string; address1: string; phone: string; country?: string; address2?: string; city?: string; state?: string; zip?: string; plus4?: string; mapEmbedCode?: string; fax?: string; website?: string; latitude?: string; longitude?: string; KGMID?: string; cid?: string; placeId?: string; aboutUsBlurb?: string; youtube?: string; facebook?: string; linkedin?: string; tiktok?: string; instagram?: string; twitter?: string; weekdays?: ({ name: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'; value: string; start: string; end: string; more?: ({ start: string; end: string })[] })[]; specialDays?: ({ date: string; value: string; start: string; end: string })[]; additionalSocials?: ({ name: string; value: string })[] }
    patch: { businessName?: string; address1?: string; phone?: string; country?: string; address2?: string; city?: string; state?: string; zip?: string; plus4?: string; mapEmbedCode?: string; fax?: string; website?: string; latitude?: string; longitude?: string; KGMID?: string; cid?: string; placeId?: string; aboutUsBlurb?: string; youtube?: string; facebook?: string; linkedin?: string; tiktok?: string; instagram?: string; twitter?: string; weekdays?: ({ name: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'; value: string; start: string; end: string; more?: ({ start: string; end: string })[] })[]; specialDays?: ({ date: string; value: string; start: string; end: string })[]; additionalSocials?: ({ name: string; value: string })[] }
  }
  'post-links': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; source: 'post' | 'site'; pageUrl: string; pageHost: string; pageTitle: string; targetUrl: string; targetHost: string; anchor: string; rel: string; foundRel: string; status: 'ok' | 'redirected' | 'rel-changed' | 'lost' | 'broken' | 'unknown'; message: string; checkedAt: string | null; nextCheckAt: string }
    create: never
    update: never
    patch: never
  }
  'prompt-stacker': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; description: string; stepCount: number; steps: ({ title: string; prompt: string; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } })[]; variables: ({ name: string; value: string })[] }
    create: { name: string; description?: string; steps: ({ title: string; prompt: string; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } })[]; variables?: ({ name: string; value: string })[] }
    update: { name: string; description?: string; steps: ({ title: string; prompt: string; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } })[]; variables?: ({ name: string; value: string })[] }
    patch: { name?: string; description?: string; steps?: ({ title: string; prompt: string; generateTextBy: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } } })[]; variables?: ({ name: string; value: string })[]; since?: string }
  }
  properties: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; propertyType: 'tumblr' | 'weebly' | 'wordpress' | 'gsites'; means: 'application-password' | 'wordpress-com' | 'tumblr' | 'weebly-cloud' | 'assisted'; name: string; url: string; username: string; status: 'new' | 'verifying' | 'action-needed' | 'verified' | 'failed'; nextStep: 'approve' | 'choose-way' | 'otp' | 'picture' | 'ownership-code' | ''; problemKind: 'rest-closed' | 'authorization-stripped' | 'passwords-off' | 'password-revoked' | 'password-expired' | 'wrong-password' | 'incorrect-credentials' | 'account-recovery' | 'no-permission' | 'site-gone' | 'private-address' | 'not-this-platform' | 'code-not-found' | 'answer-timed-out' | 'refused' | 'unknown' | null; problem: string; connected: boolean; lastVerifiedAt: string | null; lastPostAt: string | null; subPropertyCount: number; postsThisMonth: number }
    create: { propertyType: 'tumblr' | 'weebly' | 'wordpress' | 'gsites'; means?: 'application-password' | 'wordpress-com' | 'tumblr' | 'weebly-cloud' | 'assisted'; name?: string; url: string; username?: string; secrets?: Record<string, unknown> }
    update: never
    patch: { means?: 'application-password' | 'wordpress-com' | 'tumblr' | 'weebly-cloud' | 'assisted'; name?: string; url?: string; username?: string; secrets?: Record<string, unknown>; check?: true }
  }
  'properties-bulk-generator': {
    record: Record<string, unknown>
    create: { importId: string; batch: number; rows: (unknown)[] }
    update: never
    patch: never
  }
  'property-means': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'property-uses': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'property-verifications': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; propertyId: string; status: 'running' | 'waiting' | 'done' | 'failed' | 'cancelled'; step: 'approve' | 'choose-way' | 'otp' | 'picture' | 'ownership-code' | ''; ask: { step: 'approve' | 'choose-way' | 'otp' | 'picture' | 'ownership-code'; url?: string; comesBack?: boolean; ways?: (string)[]; hint?: string; code?: string; imagePath?: string; wrong?: string } | null; tries: number; expiresAt: string | null; problemKind: 'rest-closed' | 'authorization-stripped' | 'passwords-off' | 'password-revoked' | 'password-expired' | 'wrong-password' | 'incorrect-credentials' | 'account-recovery' | 'no-permission' | 'site-gone' | 'private-address' | 'not-this-platform' | 'code-not-found' | 'answer-timed-out' | 'refused' | 'unknown' | null; problem: string; subPropertyCount: number }
    create: { propertyId: string }
    update: never
    patch: { status: 'cancelled' }
  }
  'publication-plans': {
    record: Record<string, unknown>
    create: { siteId: string; clouds?: ({ cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; accountLabel?: string; storageId?: string | null; buckets: ({ bucket: string; newBucket?: boolean; region?: string })[] })[]; restore?: string }
    update: never
    patch: never
  }
  publications: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; siteId: string; runId: string; number: number; createdByName: string; restoredFrom: string | null; restoredNumber: number | null; status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'; message: string; endedAt: string | null; targets: ({ targetId: string; cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; accountLabel: string | null; bucket: string | null; status: 'planned' | 'done' | 'failed' | 'cancelled'; message: string; url: string | null; pages: number; objects: number; bytes: number; uploaded: number; unchanged: number; deleted: number; liveCheck: { ok: boolean; status: number | null; title: string | null; message: string } | null; indexNow: { ok: boolean; urls: number; message: string } | null })[]; restorable: boolean; pagesKept: boolean }
    create: { restore: string; pages?: boolean }
    update: never
    patch: never
  }
  'published-pages': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'rss-articles': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; feedId: string; feedUrl: string; feedTitle: string; guid: string; title: string; link: string; summary: string; author: string; publishedAt: string; articleId: string | null }
    create: never
    update: never
    patch: { imported: true }
  }
  'rss-feeds': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; url: string; title: string; siteUrl: string; paused: boolean; categoryId: string | null; problem: string; items: number; lastCheckedAt: string | null; nextCheckAt: string }
    create: { url: string; categoryId?: string | null }
    update: never
    patch: { url?: string; paused?: boolean; categoryId?: string | null; check?: true }
  }
  runs: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; kind: string; subjectId: string | null; status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled'; done: number; total: number; message: string; cancelRequested: boolean; steps: ({ subjectId: string; status: 'planned' | 'done' | 'failed' | 'cancelled'; working: boolean; attempts: number; done: number; total: number; message: string; dueAt: string })[]; startedAt: string | null; endedAt: string | null }
    create: never
    update: never
    patch: { cancelRequested: true }
  }
  'saved-blocks': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; size: number }
    create: { name?: string; fragment: unknown }
    update: never
    patch: { name?: string; deletedAt?: null }
  }
  'send-otp': {
    record: Record<string, unknown>
    create: { otp: string; jobId: string; step?: 'approve' | 'choose-way' | 'otp' | 'picture' | 'ownership-code'; type?: string }
    update: never
    patch: never
  }
  settings: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; poeAI: { apiKey: { set: boolean; last4: string } }; openAi: { apiKey: { set: boolean; last4: string } }; openAiCompatible: { baseUrl: string; label: string; apiKey: { set: boolean; last4: string } }; midjourney: { discordToken: { set: boolean; last4: string }; discordServerId: { set: boolean; last4: string }; discordChannelId: { set: boolean; last4: string }; gateway: string; gatewaySecret: { set: boolean; last4: string }; hasGateway: boolean }; pixabay: { apiKey: { set: boolean; last4: string } }; pexels: { apiKey: { set: boolean; last4: string } }; unsplash: { apiKey: { set: boolean; last4: string } }; tumblr: { clientId: { set: boolean; last4: string }; clientSecret: { set: boolean; last4: string } }; wordpressCom: { clientId: { set: boolean; last4: string }; clientSecret: { set: boolean; last4: string } }; returnAddress: string }
    create: { poeAI?: { apiKey?: string | null }; openAi?: { apiKey?: string | null }; openAiCompatible?: { baseUrl?: string | null; label?: string | null; apiKey?: string | null }; midjourney?: { discordToken?: string | null; discordServerId?: string | null; discordChannelId?: string | null; gateway?: string | null; gatewaySecret?: string | null }; pixabay?: { apiKey?: string | null }; pexels?: { apiKey?: string | null }; unsplash?: { apiKey?: string | null }; tumblr?: { clientId?: string | null; clientSecret?: string | null }; wordpressCom?: { clientId?: string | null; clientSecret?: string | null }; test?: 'openAi' | 'poeAI' | 'openAiCompatible' | 'midjourney' | 'pixabay' | 'pexels' | 'unsplash' | 'tumblr' | 'wordpressCom' }
    update: never
    patch: { poeAI?: { apiKey?: string | null }; openAi?: { apiKey?: string | null }; openAiCompatible?: { baseUrl?: string | null; label?: string | null; apiKey?: string | null }; midjourney?: { discordToken?: string | null; discordServerId?: string | null; discordChannelId?: string | null; gateway?: string | null; gatewaySecret?: string | null }; pixabay?: { apiKey?: string | null }; pexels?: { apiKey?: string | null }; unsplash?: { apiKey?: string | null }; tumblr?: { clientId?: string | null; clientSecret?: string | null }; wordpressCom?: { clientId?: string | null; clientSecret?: string | null }; test?: 'openAi' | 'poeAI' | 'openAiCompatible' | 'midjourney' | 'pixabay' | 'pexels' | 'unsplash' | 'tumblr' | 'wordpressCom' }
  }
  'site-imports': {
    record: Record<string, unknown>
    create: Record<string, unknown>
    update: never
    patch: never
  }
  'sub-properties': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; propertyId: string; propertyType: 'tumblr' | 'weebly' | 'wordpress' | 'gsites'; name: string; url: string; webUrl: string; scrapeStatus: 'pending' | 'scraped' | 'failed' }
    create: never
    update: never
    patch: never
  }
  'third-party-services': {
    record: Record<string, unknown>
    create: { service: 'midjourney'; action: 'generate'; payload: { prompt: string; aspectRatio?: string } } | { service: 'poe'; action: 'generate'; payload: { keyword: string; botName?: string } } | { service: 'dall-e'; action: 'generate'; payload: { prompt: string; model?: string; aspectRatio?: string } }
    update: never
    patch: never
  }
  users: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; email: string; imageUrl: string | null; role: string; roles: (string)[]; isActive: boolean; subscription: { 'lc.isActive': boolean }; accountId: string; memberships: ({ accountId: string; accountName: string; roles: (string)[]; isOwner: boolean })[]; tier: { type: 'bronze' | 'silver' | 'golden' | 'platinum'; usedResources: number }; hasTwoFactor?: boolean; actedBy: { name: string; until: string } | null; abilities: (string)[] }
    create: { name?: string; email?: string; password?: string; role?: 'lc:customer' | 'lc:admin' | 'lc:inactive-new-signup'; tier?: 'bronze' | 'silver' | 'golden' | 'platinum'; isActive?: boolean }
    update: never
    patch: { name?: string; imageUrl?: string | null; password?: string; currentPassword?: string; isActive?: boolean; roles?: ('lc:admin' | 'lc:customer' | 'lc:va' | 'lc:inactive-new-signup')[]; subscription?: { 'lc.isActive': boolean }; twoFactor?: false; tier?: { type: 'bronze' | 'silver' | 'golden' | 'platinum' } }
  }
  events: {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'login-as-user': {
    record: Record<string, unknown>
    create: { userId: string }
    update: never
    patch: never
  }
  'login-sessions': {
    record: { _id: string; createdAt: string; expiresAt: string; userAgent: string; accountId: string; byName: string; isCurrent: boolean }
    create: never
    update: never
    patch: { accountId: string }
  }
  invitations: {
    record: Record<string, unknown>
    create: { token: string; name?: string; password?: string }
    update: never
    patch: never
  }
  'invite-user': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; email: string; name: string; status: 'pending' | 'expired' | 'accepted' | 'revoked'; sentAt: string; expiresAt: string; inviterName: string | null }
    create: { email: string; name?: string }
    update: never
    patch: { resend: true }
  }
  mails: {
    record: { _id: string; createdAt: string; updatedAt: string; to: string; subject: string; text: string; status: 'queued' | 'sent' | 'kept' | 'failed'; attempts: number; message: string }
    create: never
    update: never
    patch: { retry: true }
  }
  memberships: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; userId: string; name: string; email: string; roles: (string)[]; isOwner: boolean }
    create: never
    update: never
    patch: { roles: ('lc:customer' | 'lc:va')[] }
  }
  notifications: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; type: string; status: 'unread' | 'seen'; payload: { title?: string; message?: string; link?: string; username?: string; propertyType?: string; propertyStatus?: string | null; nextStep?: string; jobId?: string; imagePath?: string; subPropertyCount?: number } }
    create: never
    update: never
    patch: { status: 'unread' | 'seen' }
  }
  'password-resets': {
    record: Record<string, unknown>
    create: { email: string }
    update: never
    patch: { password: string }
  }
  billing: {
    record: Record<string, unknown>
    create: never
    update: never
    patch: { refresh: true }
  }
  'billing-checkouts': {
    record: Record<string, unknown>
    create: { tier: 'bronze' | 'silver' | 'golden' | 'platinum' }
    update: never
    patch: never
  }
  'billing-grants': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: { status: 'granted' | 'declined'; tier?: 'bronze' | 'silver' | 'golden' | 'platinum'; answer?: string }
  }
  'billing-portal-visits': {
    record: Record<string, unknown>
    create: Record<string, unknown>
    update: never
    patch: never
  }
  'billing-requests': {
    record: Record<string, unknown>
    create: { tier: 'bronze' | 'silver' | 'golden' | 'platinum'; message?: string }
    update: never
    patch: { status: 'withdrawn' }
  }
  invoices: {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'usage-history': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  tiers: {
    record: Record<string, unknown>
    create: never
    update: never
    patch: { limits?: { articles?: number; images?: number; publishedPages?: number; campaignPosts?: number }; priceId?: string | null }
  }
  'turbo-checks': {
    record: Record<string, unknown>
    create: { name: string; source: { templateId: string } | { pageId: string }; lists: ({ name: string; values?: (string)[]; dataId?: string; column?: string })[]; mode: 'all' | 'sequential' | 'random'; seed: number; pages: number | null; address: string; pageName: string; title: string; description: string; rules: ({ nodeId: string; when?: { name: string; is: 'filled' | 'empty' | 'equal' | 'not-equal'; value?: string }; write?: { prompt?: string; generateTextBy?: { name: 'openai' | 'poe' | 'openai-compatible'; params: { model: string } }; stackerId?: string }; picture?: { source: 'pixabay' | 'pexels' | 'unsplash' | 'wikimedia'; query: string } })[]; listing: { by: 'one'; napId: string } | { by: 'turns'; napIds: (string)[] } | { by: 'value'; name: string; naps: ({ value: string; napId: string })[]; otherwise?: string | null } | null; structure: { hubs: (string)[]; breadcrumb: boolean; nearby: number; related: number; placeList?: string | null }; sitePer: string | null; siteName: string; rootSlug: string; email: string; categoryId: string | null; clouds: ({ cloud: 'builtin' | 's3' | 'awsS3' | 'azure' | 'bunny' | 'cloudflare' | 'DOSpace' | 'dreamhost' | 'github' | 'linode' | 'vultr'; accountLabel?: string; storageId?: string | null; buckets: ({ bucket: string; newBucket?: boolean; region?: string })[] })[]; brakes: { sample: number; perDay: number | null; timeZone: string; noindex: boolean; stopAtErrors: number; stopAtCost: number | null; similarFrom: number } }
    update: never
    patch: never
  }
  'turbo-data': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; columns: (string)[]; rows: number; bytes: number; notes: (string)[]; firstRows: ((string)[])[] }
    create: { name: string; columns: (string)[]; rows: ((string)[])[] } | Record<string, unknown>
    update: never
    patch: never
  }
  'turbo-pages': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; turboId: string; siteId: string | null; kind: 'home' | 'hub' | 'page'; position: number; name: string; path: string; title: string; status: 'planned' | 'writing' | 'ready' | 'failed'; message: string; isSample: boolean; similarity: number | null; similarTo: string | null; releasedAt: string | null }
    create: never
    update: never
    patch: { action: 'retry' }
  }
  'turbo-sites': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'turbo-structures': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'two-factor': {
    record: Record<string, unknown>
    create: { password: string }
    update: never
    patch: { code: string; isOn: boolean }
  }
  usage: {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'verification-links': {
    record: Record<string, unknown>
    create: { jobId: string }
    update: never
    patch: never
  }
  version: {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'webhook-deliveries': {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; webhookId: string; event: string; data: Record<string, unknown>; status: 'queued' | 'delivered' | 'failed'; attempts: number; dueAt: string; answerStatus: number | null; answerBody: string; duration: number | null; message: string }
    create: never
    update: never
    patch: { action: 'redeliver' }
  }
  webhooks: {
    record: { _id: string; createdAt: string; updatedAt: string; createdBy: string | null; name: string; url: string; events: ('article.ready' | 'article.failed' | 'bulk.done' | 'publication.done' | 'publication.failed' | 'post.published' | 'post.failed' | 'property.action-needed' | 'property.verified' | 'property.failed')[]; isActive: boolean; problem: string; failingSince: string | null; secretLast4: string; oldSecretUntil: string | null }
    create: { name: string; url: string; events: ('article.ready' | 'article.failed' | 'bulk.done' | 'publication.done' | 'publication.failed' | 'post.published' | 'post.failed' | 'property.action-needed' | 'property.verified' | 'property.failed')[] }
    update: never
    patch: { name?: string; url?: string; events?: ('article.ready' | 'article.failed' | 'bulk.done' | 'publication.done' | 'publication.failed' | 'post.published' | 'post.failed' | 'property.action-needed' | 'property.verified' | 'property.failed')[]; isActive?: boolean; action?: 'rotate-secret' | 'test' }
  }
  'wiki-images': {
    record: Record<string, unknown>
    create: never
    update: never
    patch: never
  }
  'wp-actions': {
    record: Record<string, unknown>
    create: { action: 'test' | 'categories' | 'tags' | 'list' | 'get' | 'update' | 'delete'; propertyId: string; subPropertyId?: string; postId?: string; search?: string; status?: 'publish' | 'draft' | 'pending' | 'private' | 'future'; limit?: number; skip?: number; title?: string; html?: string }
    update: never
    patch: never
  }
}
