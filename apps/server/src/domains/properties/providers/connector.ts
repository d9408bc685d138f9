import type { ConnectionMeans, ConnectionProblem, VerificationStep } from '@web2/contract/properties'
import type { Dispatcher } from 'undici'
import type { Outcome, ServiceFailure } from '../../../platform/outbound/outcome.ts'

/** What the world lends to a connector. */
export interface ConnectorDeps {
  /** The guarded agent: it refuses private addresses. */
  readonly dispatcher: Dispatcher
  readonly signal: AbortSignal
  readonly now: () => Date
  /** Mail goes out from here, so that a code can be sent to an address. */
  readonly canMail?: boolean
}

/** A property as its connector sees it, secrets opened. */
export interface Connection {
  readonly url: string
  readonly username: string
  readonly secrets: Readonly<Record<string, string>>
}

/** A place of the property that takes posts. */
export interface RemoteSubProperty {
  /** What the platform calls it. */
  readonly externalId: string
  readonly name: string
  /** What the connector calls. */
  readonly url: string
  /** Where readers open it. */
  readonly webUrl: string
  /** Whether the connected user may upload images there; absent where the platform does not say. */
  readonly takesImages?: boolean
}

/** What a verification asks of a person. */
export type VerificationQuestion =
  /**
   * The person is sent to `url`, agrees there and comes back to `returnTo` with parameters; the answer is that query
   * string. `comesBack: false`: the service will not send them back but shows a password, which the person brings by
   * hand together with the user name; the answer is then `user_login=…&password=…`.
   */
  | { readonly step: 'approve'; readonly url: string; readonly comesBack?: boolean }
  | { readonly step: 'choose-way'; readonly ways: readonly string[] }
  | { readonly step: 'otp'; readonly hint: string }
  | { readonly step: 'picture'; readonly hint: string; readonly picture: Uint8Array }
  /** The code is to be put on the site; the answer says that it was. */
  | { readonly step: 'ownership-code'; readonly code: string; readonly hint: string }

/** JSON that a connector finds again when the answer is there. Kept sealed. */
export type VerificationMemory = Readonly<Record<string, string>>

/** Where a verification has got to. It survives a restart: all it knows is in its memory. */
export type VerificationStepResult =
  | {
      readonly kind: 'ask'
      readonly ask: VerificationQuestion
      readonly memory: VerificationMemory
      /** Why the answer before was not accepted; it counts as a try. */
      readonly wrong?: string
      /** A one-time code that is mailed with this question, never twice. */
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
      /** What happened and what to do. */
      readonly message: string
    }
  /** The service cannot be reached at the moment: the same turn is tried again later. */
  | { readonly kind: 'later'; readonly failure: ServiceFailure }

export interface VerificationStart {
  readonly connection: Connection
  /** The address of the product that an 'approve' step comes back to. */
  readonly returnTo: string
}

/** The answer to the step that was asked. */
export interface VerificationAnswer extends VerificationStart {
  readonly step: VerificationStep
  readonly memory: VerificationMemory
  readonly answer: string
}

/** A post as the product holds it; HTML is clean. */
export interface PostContent {
  /** Names this post in the product; nothing of it is sent. */
  readonly key: string
  readonly title: string
  readonly html: string
  readonly excerpt: string
  readonly slug: string
  readonly tags: readonly string[]
  readonly categories: readonly string[]
  /** The featured image. */
  readonly picture: PostPicture | null
  /** Images that `html` names by their `source` and that go along; none where the blog's library has them. */
  readonly pictures?: readonly PostPicture[]
  readonly isDraft: boolean
}

/** An image as it is sent: without metadata, of a kind that blogs take. */
export interface PictureFile {
  readonly type: string
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
}

/** An image that a blog keeps. */
export interface BlogPicture {
  readonly externalId: string
  readonly url: string
  readonly type: string
  readonly width: number | null
  readonly height: number | null
}

/** An image of a post: its file, or what the blog keeps of it already. */
export interface PostPicture {
  /** How the HTML names it. */
  readonly source: string
  /** 'red-rose.jpg' */
  readonly name: string
  readonly alt: string
  /** What stands below it, a credit for instance; empty for nothing. */
  readonly caption: string
  readonly file: PictureFile | BlogPicture
}

/** A post as its platform holds it. */
export interface RemotePost {
  readonly externalId: string
  readonly url: string
  readonly title: string
  readonly isDraft: boolean
  readonly publishedAt: string | null
  /** Sentences on what was left out: a category that this user may not make. */
  readonly remarks?: readonly string[]
  /** What the blog keeps of the files that came along, by their names. */
  readonly kept?: ReadonlyMap<string, BlogPicture>
}

/** What a post is told from others by. Kept before its platform is asked for it, for the answer may be lost. */
export interface PostImprint {
  /** Its slug, chosen beforehand; empty where the platform chooses. The platform may have put a number behind it. */
  readonly slug: string
  /** Stands for its words as the platform keeps them. */
  readonly text: string
}

/** A post that a platform was asked for and that it may have made. */
export interface LostPost extends Pick<PostContent, 'key' | 'title'> {
  /** Null when a release asked that kept none. */
  readonly imprint: PostImprint | null
  readonly askedAt: Date
  /** Posts of the place that are known to be others. */
  readonly others: ReadonlySet<string>
}

/** The library of a blog, which posts name images of. */
export interface BlogLibrary {
  /**
   * The image that an upload has left whose answer was lost; `others` are images that are known. By its name, its kind
   * and its size: the blog may have put a number behind the name.
   */
  find(
    to: RemoteSubProperty,
    upload: Omit<PictureUpload, 'bytes'> & { readonly askedAt: Date; readonly others: ReadonlySet<string> },
  ): Promise<Outcome<BlogPicture | null>>
  upload(to: RemoteSubProperty, upload: PictureUpload): Promise<Outcome<BlogPicture>>
  /** Gives an image its alternative text and caption. */
  describe(
    to: RemoteSubProperty,
    externalId: string,
    about: { readonly alt: string; readonly caption: string },
  ): Promise<Outcome<null>>
  /** Which of these images are still there. */
  among(to: RemoteSubProperty, externalIds: readonly string[]): Promise<Outcome<ReadonlySet<string>>>
}

export interface PictureUpload extends PictureFile {
  /** 'red-rose.jpg' */
  readonly name: string
}

/** Posts by the platform's own interface. Nothing here stores anything: what is to be kept is answered. */
export interface PostingApi {
  /** Where images go before the post that shows them; null: they go along with it. */
  readonly library: BlogLibrary | null
  /** Pixels that an image may have at most, where that is less than usual. */
  readonly longestSide?: number
  imprint(content: PostContent): PostImprint
  /**
   * The post that was asked for, or null. Asked before a post is made a second time, so it must find a post whose making
   * was not answered.
   */
  find(to: RemoteSubProperty, lost: LostPost): Promise<Outcome<RemotePost | null>>
  publish(to: RemoteSubProperty, content: PostContent): Promise<Outcome<RemotePost>>
  /** Null: the platform does not let posts be changed. */
  readonly update:
    ((to: RemoteSubProperty, externalId: string, content: PostContent) => Promise<Outcome<RemotePost>>) | null
  readonly remove: ((to: RemoteSubProperty, externalId: string) => Promise<Outcome<null>>) | null
}

export interface Term {
  readonly externalId: string
  readonly name: string
  /** Posts that carry it. */
  readonly count: number
}

/** A post in the list of a site's posts, whoever made it. */
export interface ManagedPost {
  readonly externalId: string
  readonly url: string
  readonly title: string
  readonly status: string
  /** When it was, or will be, published; as ISO 8601. */
  readonly date: string
}

export interface ManagedText extends ManagedPost {
  /** As the site holds it, not cleaned. */
  readonly html: string
}

/** Looking after all posts of a site, those too that were not made by the product. */
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
  /** Changes what is named and nothing else. */
  change(
    to: RemoteSubProperty,
    externalId: string,
    change: { readonly title?: string; readonly html?: string; readonly status?: string },
  ): Promise<Outcome<ManagedText>>
  remove(to: RemoteSubProperty, externalId: string): Promise<Outcome<null>>
}

/** Secrets that end after a while, and how to get new ones. */
export interface Refreshing {
  /** Whether they have ended or end within the next minutes. */
  isDue(connection: Connection, now: Date): boolean
  /**
   * New secrets for old. A refresh token that the answer does not name is kept. The caller holds the property's lock:
   * two workers never spend one refresh token twice.
   */
  refresh(connection: Connection): Promise<Outcome<Readonly<Record<string, string>>>>
}

/** What a service allows; whoever calls a connector takes a permit from all of them (commands/rate-budgets). */
export interface ServiceBudget {
  /** Everybody who names it shares it: 'wordpress:blog.example.com', 'tumblr:app'. */
  readonly name: string
  readonly limits?: readonly { readonly most: number; readonly seconds: number }[]
  /** Conversations at the same time; a connector makes the calls of one conversation one after the other. */
  readonly atOnce?: number
}

/** How the product speaks to one kind of platform. One contract test goes over all of them. */
export interface Connector {
  readonly means: ConnectionMeans
  /** The budgets that calls on behalf of this account are taken from. */
  budgets(connection: Connection, accountId: string): readonly ServiceBudget[]
  begin(start: VerificationStart): Promise<VerificationStepResult>
  resume(answer: VerificationAnswer): Promise<VerificationStepResult>
  /** Whether a verified connection still works; the destinations it has now. */
  check(
    connection: Connection,
  ): Promise<
    | Outcome<readonly RemoteSubProperty[]>
    | { readonly ok: 'dead'; readonly problem: ConnectionProblem; readonly message: string }
  >
  /** Null: posts are handed to a person who pastes them. */
  readonly posting: ((connection: Connection) => PostingApi) | null
  readonly refreshing: Refreshing | null
  /** Absent: posts that are there cannot be looked after. */
  readonly managing?: (connection: Connection) => PostManagementApi
}
