import type {
  BodyOf,
  CreatedOf,
  FoundOf,
  ListedOf,
  PatchedOf,
  RecordOf,
  RemovedOf,
  ResourcePath,
} from '@web2/contract/resources'
import type { Static, TSchema } from 'typebox'
import type { Bodies, BodyMethod, MethodName, ServiceMethods } from './service-types.ts'

/*
 * A type `T` is carried as `<Any>() => Any extends T ? true : false`, which can be assigned to another one only if
 * both types are the same: comparing the types themselves would miss optional fields. An alias for it would be
 * compared by the types themselves again.
 */

/** Types of a service's schemas: of the records it lists, and of each method's body. */
export type SchemaTypes<Described extends TSchema, Stored extends TSchema, Data extends Bodies> = {
  readonly listed: [Described] extends [never]
    ? [Stored] extends [never]
      ? never // a service without such a schema fits all types
      : <Any>() => Any extends Static<Stored> ? true : false
    : <Any>() => Any extends Static<Described> ? true : false
} & {
  readonly [Method in BodyMethod]: Data extends Readonly<Record<Method, infer Body extends TSchema>>
    ? <Any>() => Any extends Static<Body> ? true : false
    : undefined
}

/** Part of an answer that has a type: neither a list of records nor a record of any kind, as the adapter answers. */
type Known<Answer> = Answer extends readonly unknown[]
  ? never
  : Answer extends { readonly data: readonly (infer Listed)[] }
    ? Record<string, unknown> extends Listed
      ? never
      : Answer
    : Record<string, unknown> extends Answer
      ? never
      : Answer

/** Types of what own methods answer, as far as they have one. */
export type AnswerTypes<Methods extends ServiceMethods> = {
  readonly answers: {
    readonly [Method in MethodName]?: Methods extends Readonly<
      Record<Method, (...given: never[]) => Promise<infer Answer>>
    >
      ? Known<Answer>
      : never
  }
}

/**
 * Types to which a path of the contract holds its service: schemas have to be of the same types, answers have to
 * fit.
 */
export type PromisedTypes<Path extends ResourcePath> = {
  readonly listed: <Any>() => Any extends ListedOf<Path> ? true : false
} & {
  readonly [Method in BodyMethod]: [BodyOf<Path, Method>] extends [never]
    ? undefined
    : <Any>() => Any extends BodyOf<Path, Method> ? true : false
} & {
  readonly answers: {
    readonly find?: FoundOf<Path>
    readonly get?: RecordOf<Path>
    readonly create?: CreatedOf<Path>
    readonly update?: RecordOf<Path>
    readonly patch?: PatchedOf<Path>
    readonly remove?: RemovedOf<Path>
  }
}
