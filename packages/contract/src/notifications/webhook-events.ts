/** Events a webhook can subscribe to, with sample data. Ids are those of the API's records. */
export const webhookEvents = {
  'article.ready': {
    label: 'An article is ready',
    data: {
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      keyword: 'roses',
      status: 'ready',
    },
  },
  'article.failed': {
    label: 'An article could not be written',
    data: {
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      keyword: 'roses',
      status: 'failed',
    },
  },
  'bulk.done': {
    label: 'A Zoomer is done',
    data: {
      bulkId: '0190a000-0000-7000-8000-000000000002',
      name: 'Spring',
      status: 'done',
      total: 100,
      written: 97,
      review: 2,
      failed: 1,
    },
  },
  'publication.done': {
    label: 'A site was published',
    data: {
      runId: '0190a000-0000-7000-8000-000000000003',
      siteId: '0190a000-0000-7000-8000-000000000004',
      status: 'done',
      message: '',
    },
  },
  'publication.failed': {
    label: 'A site could not be published',
    data: {
      runId: '0190a000-0000-7000-8000-000000000003',
      siteId: '0190a000-0000-7000-8000-000000000004',
      status: 'failed',
      message: 'The store does not accept these keys.',
    },
  },
  'post.published': {
    label: 'A campaign post is online',
    data: {
      postId: '0190a000-0000-7000-8000-000000000005',
      campaignId: '0190a000-0000-7000-8000-000000000006',
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      url: 'https://roses.example.com/roses-in-winter',
      status: 'published',
      error: '',
    },
  },
  'post.failed': {
    label: 'A campaign post failed',
    data: {
      postId: '0190a000-0000-7000-8000-000000000005',
      campaignId: '0190a000-0000-7000-8000-000000000006',
      articleId: '0190a000-0000-7000-8000-000000000001',
      title: 'Roses in winter',
      url: '',
      status: 'failed',
      error: 'The site refuses the sign-in.',
    },
  },
  'property.action-needed': {
    label: 'A property waits for somebody',
    data: {
      propertyId: '0190a000-0000-7000-8000-000000000007',
      name: 'Roses blog',
      url: 'https://roses.example.com',
      propertyType: 'wordpress',
      status: 'action-needed',
    },
  },
  'property.verified': {
    label: 'A property is connected',
    data: {
      propertyId: '0190a000-0000-7000-8000-000000000007',
      name: 'Roses blog',
      url: 'https://roses.example.com',
      propertyType: 'wordpress',
      status: 'verified',
    },
  },
  'property.failed': {
    label: 'The connection of a property broke',
    data: {
      propertyId: '0190a000-0000-7000-8000-000000000007',
      name: 'Roses blog',
      url: 'https://roses.example.com',
      propertyType: 'wordpress',
      status: 'failed',
    },
  },
} as const
export type WebhookEvent = keyof typeof webhookEvents

export const webhookEventNames = Object.keys(webhookEvents) as WebhookEvent[]

/** Event for testing an endpoint; webhooks receive it without subscribing. */
export const webhookTestEvent = 'webhook.test'

export const webhookLimits = {
  /** Per account. */
  most: 20,
  /** Seconds within which an endpoint must respond. */
  answerWithin: 15,
  /** Characters kept of a response. */
  answerKept: 2_000,
  /** Days for which deliveries are kept. */
  deliveriesKept: 30,
  /** Hours for which the previous secret still signs after a rotation. */
  overlapHours: 24,
  /** Days without a success after which an endpoint is disabled. */
  failingDays: 3,
} as const
