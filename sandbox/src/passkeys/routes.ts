import express, { type Request, type Response, Router } from 'express';
import type { SecurityKey } from './security-key.js';
import type { CreationRequest, ProofRequest } from './software-key.js';

const BODY_LIMIT = '20kb';

const refuse = (response: Response, status: number, message: string): void =>
  void response.status(status).json({ status, message });

const isCreation = (body: unknown): body is CreationRequest => {
  const { challenge, rp } = Object(body) as Partial<Record<'challenge' | 'rp', unknown>>;
  return typeof challenge === 'string' && typeof (Object(rp) as { id?: unknown }).id === 'string';
};

const isProof = (body: unknown): body is ProofRequest => {
  const { challenge, rpId, allowCredentials } = Object(body) as Partial<Record<keyof ProofRequest, unknown>>;
  return typeof challenge === 'string' && typeof rpId === 'string' && Array.isArray(allowCredentials);
};

/**
 * What a browser asks a security key for, over HTTP. Only JSON is taken: a form of another site cannot send it, and a script of
 * another site is not let through by the browser.
 */
export function createPasskeyStandIn(key: SecurityKey): Router {
  const router = Router();
  router.use(express.json({ limit: BODY_LIMIT }));
  router.post('/create', ({ body }: Request, response) => {
    if (!isCreation(body)) return refuse(response, 400, 'These are no options of WebAuthn.');
    response.json(key.create(body));
  });
  router.post('/get', ({ body }: Request, response) => {
    if (!isProof(body)) return refuse(response, 400, 'These are no options of WebAuthn.');
    const proof = key.prove(body);
    if (proof === null) return refuse(response, 404, 'The sandbox’s security key holds none of these passkeys.');
    response.json(proof);
  });
  return router;
}
