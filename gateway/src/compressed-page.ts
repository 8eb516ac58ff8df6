import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Zstd } from '@hpcc-js/wasm-zstd';
import { type Encoding, encodingFor } from './encodings.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * A page is compressed once and sent often. Brotli's best would be 3 % shorter for two and a half times the time; zstd runs on the
 * thread that answers, so it gets a few milliseconds.
 */
const QUALITY = { br: 10, zstd: 9, gzip: 9 } as const;

const COMPRESS: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: QUALITY.br,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  zstd: async (bytes) => Buffer.from((await Zstd.load()).compress(bytes, QUALITY.zstd)),
  gzip: (bytes) => gzipped(bytes, { level: QUALITY.gzip }),
};

/** One form of a page: its bytes, and what stands above them. */
interface Form {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values in turns, as `writeHead` takes them. */
  readonly headers: readonly string[];
  /** The same for who has these very bytes already. */
  readonly unchanged: readonly string[];
}

/** What is said above a page. */
interface PageHeaders {
  /** What every form says, with the page's policy: names and values in turns. */
  readonly always: readonly string[];
  readonly cacheControl: string;
  /** What besides the encoding tells answers at this address apart, such as `Cookie`. */
  readonly vary: readonly string[];
}

/** A page in every form that it is sent in. The same page has the same bytes and headers everywhere and for everybody. */
export class CompressedPage {
  /** Differs where bytes or headers differ. */
  readonly id: string;
  readonly #html: Buffer;
  readonly #headers: PageHeaders;
  readonly #forms = new Map<Encoding | null, Form>();
  readonly #compressing = new Map<Encoding, Promise<Form>>();

  constructor(html: string, headers: PageHeaders) {
    this.#html = Buffer.from(html);
    this.#headers = headers;
    const said = [...headers.always, headers.cacheControl, ...headers.vary].join('\n');
    this.id = createHash('sha256').update(said).update('\n\n').update(this.#html).digest('base64url').slice(0, 27);
    this.#forms.set(null, this.#formOf(null, this.#html));
  }

  /** Bytes that are held. */
  get size(): number {
    return [...this.#forms.values()].reduce((sum, { body }) => sum + body.length, 0);
  }

  /** Compresses the page as a client takes it, unless that was done before. */
  async compressFor({ headers }: IncomingMessage): Promise<void> {
    const encoding = encodingFor(headers['accept-encoding']);
    if (encoding !== null) await this.compress(encoding);
  }

  /** Compresses the page in one way, once. */
  async compress(encoding: Encoding): Promise<void> {
    let compressing = this.#compressing.get(encoding);
    if (compressing === undefined) {
      compressing = COMPRESS[encoding](this.#html).then((body) => this.#formOf(encoding, body));
      this.#compressing.set(encoding, compressing);
    }
    this.#forms.set(encoding, await compressing);
  }

  /** @returns false where the form that the client takes is not compressed yet; then nothing was answered */
  answer({ method, headers }: IncomingMessage, response: ServerResponse): boolean {
    const form = this.#forms.get(encodingFor(headers['accept-encoding']));
    if (form === undefined) return false;
    const had = headers['if-none-match'];
    if (had !== undefined && (had.includes(form.etag) || had.trim() === '*'))
      response.writeHead(304, form.unchanged as string[]).end();
    else if (method === 'HEAD') response.writeHead(200, form.headers as string[]).end();
    else response.writeHead(200, form.headers as string[]).end(form.body);
    return true;
  }

  #formOf(encoding: Encoding | null, body: Buffer): Form {
    const { always, cacheControl, vary } = this.#headers;
    const etag = `"${this.id}${encoding === null ? '' : `-${encoding}`}"`;
    const caching = ['cache-control', cacheControl, 'vary', ['Accept-Encoding', ...vary].join(', '), 'etag', etag];
    return {
      body,
      etag,
      unchanged: caching,
      headers: [
        ...['content-type', 'text/html; charset=utf-8', 'content-length', String(body.length)],
        ...(encoding === null ? [] : ['content-encoding', encoding]),
        ...caching,
        ...always,
      ],
    };
  }
}
