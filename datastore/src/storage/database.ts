import type { RootDatabase } from 'lmdb';

/** An LMDB database of plain bytes. */
export type Environment = RootDatabase<Buffer, Buffer>;
