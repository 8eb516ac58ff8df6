import type { Express } from 'express';
import type { Config } from '../../config/index.js';
import { sessionCookieName } from '../sessions/index.js';
import { type OpenApiDocument, openApiDocument } from './document.js';
import { referencePage } from './page.js';

export { openApiDocument } from './document.js';

/** Serves the description of the endpoint table, for programs and for people. Each is made for whoever asks first. */
export function mountReference(app: Express, config: Config): void {
  let made: OpenApiDocument | undefined;
  const description = () =>
    (made ??= openApiDocument({ version: config.version, cookieName: sessionCookieName(config) }));
  let drawn: ReturnType<typeof referencePage> | undefined;
  app.get('/api/openapi.json', (_request, response) => {
    response.json(description());
  });
  app.get('/api/docs', (_request, response) => {
    const { html, styleHash } = (drawn ??= referencePage(description()));
    response.set(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    );
    response.type('html').send(html);
  });
}
