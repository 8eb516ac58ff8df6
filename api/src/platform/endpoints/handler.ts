import type { Request, Response } from 'express';
import type { InferType, ISchema } from 'yup';
import type { ENDPOINTS } from '@vela/contracts/endpoint-table';
import type { Calls, EndpointName } from '@vela/contracts/endpoints';
import type { CallerFor } from './caller.js';
import type { Answered, ReadyBytes } from './reply.js';

/** What an endpoint is not given. */
type NoPart = Readonly<Record<string, never>>;

type Part<Name extends EndpointName, Key extends 'params' | 'query' | 'body'> =
  (typeof ENDPOINTS)[Name] extends Readonly<Record<Key, infer Schema extends ISchema<unknown>>>
    ? InferType<Schema>
    : NoPart;

/** A call as its handler gets it: checked, and typed by the endpoint's schemas and access rule. */
export interface HandlerCall<Name extends EndpointName> {
  readonly params: Part<Name, 'params'>;
  readonly query: Part<Name, 'query'>;
  readonly body: Part<Name, 'body'>;
  readonly caller: CallerFor<(typeof ENDPOINTS)[Name]['access']>;
  /** For the few that work on the session or the protocol itself. */
  readonly request: Request;
  readonly response: Response;
}

export type Reply<Name extends EndpointName> = Calls[Name]['response'] | Answered | ReadyBytes;

export type Handler<Name extends EndpointName> = (call: HandlerCall<Name>) => Reply<Name> | Promise<Reply<Name>>;

/** One handler for every endpoint of the table: none can be forgotten, none can be added beside it. */
export type Handlers = { readonly [Name in EndpointName]: Handler<Name> };
