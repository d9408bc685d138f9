import type { BodyOf, ListedOf, ResourcePath } from '@web2/contract/resources'
import type { Static, TSchema } from 'typebox'
import type { Bodies, BodyMethod } from './service-types.ts'

/*
 * A type `T` is carried as `<Any>() => Any extends T ? true : false`, which can be assigned to another one only if
 * both types are the same: comparing the types themselves would miss optional fields. An alias for it would be
 * compared by the types themselves again.
 */

/** Types of a service's schemas: of the records it lists, and of each method's body. */
export type SchemaTypes<Described extends TSchema, Stored extends TSchema, Data extends Bodies> = {
  readonly listed: [Described] extends [never]
    ? [Stored] extends [never]
      ? never // a service without such a schema fits each type
      : <Any>() => Any extends Static<Stored> ? true : false
    : <Any>() => Any extends Static<Described> ? true : false
} & {
  readonly [Method in BodyMethod]: Data extends Readonly<Record<Method, infer Body extends TSchema>>
    ? <Any>() => Any extends Static<Body> ? true : false
    : undefined
}

/** What `SchemaTypes` have to be for a path of the contract. */
export type PromisedTypes<Path extends ResourcePath> = {
  readonly listed: <Any>() => Any extends ListedOf<Path> ? true : false
} & {
  readonly [Method in BodyMethod]: [BodyOf<Path, Method>] extends [never]
    ? undefined
    : <Any>() => Any extends BodyOf<Path, Method> ? true : false
}
