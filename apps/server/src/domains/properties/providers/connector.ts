import type { ConnectionMeans, ConnectionProblem, VerificationStep } from '@web2/contract/properties'
import type { Dispatcher } from 'undici'
import type { Outcome, ServiceFailure } from '../../../platform/outbound/outcome.ts'

/** Dependencies of a connector. */
export interface ConnectorDeps {
  /** Guarded agent, which refuses private addresses. */
  readonly dispatcher: Dispatcher
  readonly signal: AbortSignal
  readonly now: () => Date
  /** True if this installation can send email, so that a code can be sent to an address. */
  readonly canMail?: boolean
}

/** Property as its connector sees it, with opened secrets. */
export interface Connection {
  readonly url: string
  readonly username: string
  readonly secrets: Readonly<Record<string, string>>
}

/** Sub-property that takes posts, as the platform describes it. */
export interface RemoteSubProperty {
  /** Id at the platform. */
  readonly externalId: string
  readonly name: string
  /** URL that the connector calls. */
  readonly url: string
  /** Public URL. */
  readonly webUrl: string
  /** True if the connected user may upload images; absent if the platform doesn't say. */
  readonly takesImages?: boolean
}

/** Question of a verification to a user. */
export type VerificationQuestion =
  /**
   * The user opens `url`, grants access there and returns to `returnTo` with parameters; the answer is that
   * query string. `comesBack: false`: the service shows a password instead of redirecting, which the user
   * copies together with the user name; the answer is then `user_login=…&password=…`.
   */
  | { readonly step: 'approve'; readonly url: string; readonly comesBack?: boolean }
  | { readonly step: 'choose-way'; readonly ways: readonly string[] }
  | { readonly step: 'otp'; readonly hint: string }
  | { readonly step: 'picture'; readonly hint: string; readonly picture: Uint8Array }
  /** The user puts the code on the site; the answer confirms that. */
  | { readonly step: 'ownership-code'; readonly code: string; readonly hint: string }

/** JSON that a connector gets back with the answer. Stored sealed. */
export type VerificationMemory = Readonly<Record<string, string>>

/** State of a verification. It survives a restart, because everything is in its memory. */
export type VerificationStepResult =
  | {
      readonly kind: 'ask'
      readonly ask: VerificationQuestion
      readonly memory: VerificationMemory
      /** Reason why the previous answer was rejected; it counts as a try. */
      readonly wrong?: string
      /** One-time code emailed with this question, never twice. */
      readonly mail?: { readonly to: string; readonly code: string }
    }
  | {
      readonly kind: 'verified'
      readonly username: string
      readonly secrets: Readonly<Record<string, string>>
      readonly destinations: readonly RemoteSubProperty[]
    }
  | {
      readonly kind: 'failed'
      readonly problem: ConnectionProblem
      /** Error with advice for users. */
      readonly message: string
    }
  /** The service is unreachable: the same step is retried later. */
  | { readonly kind: 'later'; readonly failure: ServiceFailure }

export interface VerificationStart {
  readonly connection: Connection
  /** URL of the product to which an 'approve' step returns. */
  readonly returnTo: string
}

/** Answer to a question. */
export interface VerificationAnswer extends VerificationStart {
  readonly step: VerificationStep
  readonly memory: VerificationMemory
  readonly answer: string
}

/** Post as the product stores it, with clean HTML. */
export interface PostContent {
  /** Identifies this post in the product; never sent. */
  readonly key: string
  readonly title: string
  readonly html: string
  readonly excerpt: string
  readonly slug: string
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  /** Featured image. */
  readonly picture: PostPicture | null
  /** Images to send along that `html` references by their `source`; none if the blog has an image library. */
  readonly pictures?: readonly PostPicture[]
  readonly isDraft: boolean
}

/** Image as it is sent: without metadata, in a type that blogs accept. */
export interface PictureFile {
  readonly type: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** Image that a blog stores. */
export interface BlogPicture {
  readonly externalId: string
  readonly url: string
  readonly type: string
  readonly width: number | null
  readonly height: number | null
}

/** Image of a post: its file, or its reference at the blog. */
export interface PostPicture {
  /** URL in the HTML. */
  readonly source: string
  /** 'red-rose.jpg' */
  readonly name: string
  readonly alt: string
  /** Text below it, such as a credit; may be empty. */
  readonly caption: string
  readonly file: PictureFile | BlogPicture
}

/** Post as its platform stores it. */
export interface RemotePost {
  readonly externalId: string
  readonly url: string
  readonly title: string
  readonly isDraft: boolean
  readonly publishedAt: string | null
  /** Messages about omitted parts, such as a category that this user may not create. */
  readonly remarks?: readonly string[]
  /** References to the uploaded files at the blog, by name. */
  readonly kept?: ReadonlyMap<string, BlogPicture>
}

/** Fingerprint of a post, stored before the request to its platform, because the response may be lost. */
export interface PostImprint {
  /** Slug chosen by the product; empty if the platform chooses. The platform may append a number. */
  readonly slug: string
  /** Hash of its words, as the platform stores them. */
  readonly text: string
}

/** Post that was requested from a platform and may exist there. */
export interface LostPost extends Pick<PostContent, 'key' | 'title'> {
  /** Null if a release requested it that stored none. */
  readonly imprint: PostImprint | null
  readonly askedAt: Date
  /** Ids of posts there that are known to be others. */
  readonly others: ReadonlySet<string>
}

/** Image library of a blog, which posts reference. */
export interface BlogLibrary {
  /**
   * Returns the image of an upload whose response was lost; `others` are known images. Compares name, type
   * and size, because the blog may append a number to the name.
   */
  find(
    to: RemoteSubProperty,
    upload: Omit<PictureUpload, 'bytes'> & { readonly askedAt: Date; readonly others: ReadonlySet<string> },
  ): Promise<Outcome<BlogPicture | null>>
  upload(to: RemoteSubProperty, upload: PictureUpload): Promise<Outcome<BlogPicture>>
  /** Sets alternative text and caption of an image. */
  describe(
    to: RemoteSubProperty,
    externalId: string,
    about: { readonly alt: string; readonly caption: string },
  ): Promise<Outcome<null>>
  /** Returns which of these images still exist. */
  among(to: RemoteSubProperty, externalIds: readonly string[]): Promise<Outcome<ReadonlySet<string>>>
}

export interface PictureUpload extends PictureFile {
  /** 'red-rose.jpg' */
  readonly name: string
}

/** Posting through the platform's API. Nothing is stored here: the caller stores what is returned. */
export interface PostingApi {
  /** Library to which images are uploaded before their post; null: they are sent with it. */
  readonly library: BlogLibrary | null
  /** Maximum of an image's longer side in px, if smaller than usual. */
  readonly longestSide?: number
  imprint(content: PostContent): PostImprint
  /**
   * Returns the requested post, or null. It is called before a post is created a second time, so it must find
   * a post whose response was lost.
   */
  find(to: RemoteSubProperty, lost: LostPost): Promise<Outcome<RemotePost | null>>
  publish(to: RemoteSubProperty, content: PostContent): Promise<Outcome<RemotePost>>
  /** Null if the platform doesn't support changes of posts. */
  readonly update:
    ((to: RemoteSubProperty, externalId: string, content: PostContent) => Promise<Outcome<RemotePost>>) | null
  readonly remove: ((to: RemoteSubProperty, externalId: string) => Promise<Outcome<null>>) | null
}

export interface Term {
  readonly externalId: string
  readonly name: string
  /** Number of posts with it. */
  readonly count: number
}

/** Entry in a site's list of posts, whatever created it. */
export interface ManagedPost {
  readonly externalId: string
  readonly url: string
  readonly title: string
  readonly status: string
  /** Time of publication, past or scheduled, in ISO 8601. */
  readonly date: string
}

export interface ManagedText extends ManagedPost {
  /** As stored by the site, not sanitized. */
  readonly html: string
}

/** Management of all posts of a site, including those not created by the product. */
export interface PostManagementApi {
  categories(to: RemoteSubProperty): Promise<Outcome<readonly Term[]>>
  tags(to: RemoteSubProperty): Promise<Outcome<readonly Term[]>>
  list(
    to: RemoteSubProperty,
    wanted: {
      readonly search: string
      readonly status: string
      readonly limit: number
      readonly skip: number
    },
  ): Promise<Outcome<{ readonly total: number; readonly posts: readonly ManagedPost[] }>>
  read(to: RemoteSubProperty, externalId: string): Promise<Outcome<ManagedText>>
  /** Changes only the given fields. */
  change(
    to: RemoteSubProperty,
    externalId: string,
    change: { readonly title?: string; readonly html?: string; readonly status?: string },
  ): Promise<Outcome<ManagedText>>
  remove(to: RemoteSubProperty, externalId: string): Promise<Outcome<null>>
}

/** Refreshing of secrets that expire. */
export interface Refreshing {
  /** Returns whether they have expired or do so within minutes. */
  isDue(connection: Connection, now: Date): boolean
  /**
   * Returns new secrets for old. A refresh token missing in the response is kept. The caller holds the
   * property's lock, because a refresh token works only once.
   */
  refresh(connection: Connection): Promise<Outcome<Readonly<Record<string, string>>>>
}

/** Rate budget of a service; callers of a connector take a permit from each (platform/rate-limits). */
export interface ServiceBudget {
  /** Shared by all callers with this name: 'wordpress:blog.example.com', 'tumblr:app'. */
  readonly name: string
  readonly limits?: readonly { readonly most: number; readonly seconds: number }[]
  /** Maximum of concurrent exchanges; within one, a connector makes calls one by one. */
  readonly atOnce?: number
}

/** Adapter for one platform. A single contract test covers all of them. */
export interface Connector {
  readonly means: ConnectionMeans
  /** Returns the budgets for calls on behalf of this account. */
  budgets(connection: Connection, accountId: string): readonly ServiceBudget[]
  begin(start: VerificationStart): Promise<VerificationStepResult>
  resume(answer: VerificationAnswer): Promise<VerificationStepResult>
  /** Checks a verified connection. Returns its current destinations. */
  check(
    connection: Connection,
  ): Promise<
    | Outcome<readonly RemoteSubProperty[]>
    | { readonly ok: 'dead'; readonly problem: ConnectionProblem; readonly message: string }
  >
  /** Null for assisted posts. */
  readonly posting: ((connection: Connection) => PostingApi) | null
  readonly refreshing: Refreshing | null
  /** Absent if existing posts can't be managed. */
  readonly managing?: (connection: Connection) => PostManagementApi
}
