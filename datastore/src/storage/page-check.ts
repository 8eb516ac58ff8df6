import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/*
 * The page format of LMDB's data file (`liblmdb/mdb.c`, data version 2): every page begins with its own number, the
 * transaction that wrote it, and its kind. LMDB itself trusts what it maps, and a page that is not what it should be ends
 * the process; so the pages are looked at here first, by plain reads.
 */

const pageBytes = 4096;
const headerBytes = 24;
const nodeBytes = 8;
const metaPages = 2;
const lmdbMagic = 0xbeefc0de;
const dataVersion = 2;

const Kind = { branch: 0x01, leaf: 0x02, overflow: 0x04, meta: 0x08 } as const;
const NodeFlag = { bigData: 0x01, subTree: 0x02, duplicates: 0x04 } as const;

/** LMDB's mark of an empty tree. */
const noPage = 0xffff_ffff_ffff_ffffn;

/** The data file is not what LMDB wrote; the message says where. */
export class DamagedPageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'DamagedPageError';
  }
}

interface Tree {
  readonly depth: number;
  readonly branchPages: number;
  readonly leafPages: number;
  readonly overflowPages: number;
  readonly entries: number;
  readonly root: number | undefined;
}

interface Meta {
  readonly transaction: bigint;
  readonly lastPage: number;
  readonly free: Tree;
  readonly main: Tree;
}

/** What a data file holds. */
export interface PageReport {
  /** Pages that hold data or lead to it. */
  readonly usedPages: number;
  readonly records: number;
}

function readTree(page: Buffer, at: number): Tree {
  const number = (offset: number): number => Number(page.readBigUInt64LE(at + offset));
  return {
    depth: page.readUInt16LE(at + 6),
    branchPages: number(8),
    leafPages: number(16),
    overflowPages: number(24),
    entries: number(32),
    root: page.readBigUInt64LE(at + 40) === noPage ? undefined : number(40),
  };
}

function readMeta(page: Buffer): Meta | undefined {
  const at = headerBytes;
  if (page.readUInt32LE(at) !== lmdbMagic || page.readUInt32LE(at + 4) !== dataVersion) return undefined;
  if ((page.readUInt16LE(18) & Kind.meta) === 0) return undefined;
  const trees = at + 24;
  // The first tree's padding holds the size of a page.
  if (page.readUInt32LE(trees) !== pageBytes) return undefined;
  return {
    free: readTree(page, trees),
    main: readTree(page, trees + 48),
    lastPage: Number(page.readBigUInt64LE(trees + 96)),
    transaction: page.readBigUInt64LE(trees + 104),
  };
}

/** The walk through all pages of one state of the file. */
class Walk {
  readonly #handle: number;
  readonly #meta: Meta;
  readonly #fileBytes: number;
  readonly #seen: Uint8Array;
  readonly #freed: number[] = [];
  usedPages = 0;

  constructor(handle: number, meta: Meta, fileBytes: number) {
    this.#handle = handle;
    this.#meta = meta;
    this.#fileBytes = fileBytes;
    this.#seen = new Uint8Array(meta.lastPage + 1);
  }

  #fail(page: number, what: string): never {
    throw new DamagedPageError(`page ${page} ${what}`);
  }

  #claim(number: number): void {
    if (number < metaPages || number > this.#meta.lastPage) this.#fail(number, 'lies outside the file');
    if (this.#seen[number] === 1) this.#fail(number, 'is used twice');
    this.#seen[number] = 1;
    this.usedPages += 1;
  }

  /** Reads a page and checks that it is the one it should be. */
  #read(number: number, kind: number): Buffer {
    if ((number + 1) * pageBytes > this.#fileBytes) this.#fail(number, 'lies behind the end of the file');
    const page = Buffer.allocUnsafe(pageBytes);
    readSync(this.#handle, page, 0, pageBytes, number * pageBytes);
    if (Number(page.readBigUInt64LE(0)) !== number) this.#fail(number, 'is not the page it should be');
    if (page.readBigUInt64LE(8) > this.#meta.transaction) this.#fail(number, 'is newer than the file');
    if ((page.readUInt16LE(18) & 0x3f) !== kind) this.#fail(number, 'is of another kind than it should be');
    return page;
  }

  /** Walks one tree and holds it against what the file says of it. */
  tree(tree: Tree, holdsFreePages: boolean): void {
    const counted = { branch: 0, leaf: 0, overflow: 0, entries: 0 };
    if (tree.root !== undefined) this.#subtree(tree.root, tree.depth, holdsFreePages, counted);
    const told = [tree.branchPages, tree.leafPages, tree.overflowPages, tree.entries];
    const found = [counted.branch, counted.leaf, counted.overflow, counted.entries];
    if (told.some((number, at) => number !== found[at]))
      throw new DamagedPageError(`a tree has ${found.join(', ')} pages and entries, not ${told.join(', ')}`);
  }

  #subtree(
    number: number,
    depth: number,
    holdsFreePages: boolean,
    counted: { branch: number; leaf: number; overflow: number; entries: number },
  ): void {
    this.#claim(number);
    if (depth < 1) this.#fail(number, 'is deeper than its tree');
    const page = this.#read(number, depth > 1 ? Kind.branch : Kind.leaf);
    if (depth > 1) counted.branch += 1;
    else counted.leaf += 1;
    let previous: Buffer | undefined;
    const nodes = this.#nodes(page, number);
    if (nodes.length === 0) this.#fail(number, 'is empty');
    for (const [position, at] of nodes.entries()) {
      const keyBytes = page.readUInt16LE(at + 6);
      const key = page.subarray(at + nodeBytes, at + nodeBytes + keyBytes);
      if (at + nodeBytes + keyBytes > pageBytes) this.#fail(number, 'has an entry that leaves it');
      // The first key of a branch page is not used.
      if (!holdsFreePages && (depth === 1 || position > 0)) {
        if (previous !== undefined && previous.compare(key) >= 0) this.#fail(number, 'is out of order');
        previous = key;
      }
      if (depth > 1) {
        this.#subtree(childOf(page, at), depth - 1, holdsFreePages, counted);
        continue;
      }
      counted.entries += 1;
      this.#leafEntry(page, number, at + nodeBytes + keyBytes, at, holdsFreePages, counted);
    }
  }

  #nodes(page: Buffer, number: number): number[] {
    const [lower, upper] = [page.readUInt16LE(20), page.readUInt16LE(22)];
    if (lower > upper || headerBytes + upper > pageBytes) this.#fail(number, 'has no sound header');
    return Array.from({ length: lower >> 1 }, (_, index) => {
      const at = headerBytes + page.readUInt16LE(headerBytes + 2 * index);
      if (at < headerBytes + upper || at + nodeBytes > pageBytes) this.#fail(number, 'has an entry outside of it');
      return at;
    });
  }

  #leafEntry(
    page: Buffer,
    number: number,
    data: number,
    at: number,
    holdsFreePages: boolean,
    counted: { overflow: number },
  ): void {
    const bytes = page.readUInt16LE(at) + page.readUInt16LE(at + 2) * 0x1_0000;
    const flags = page.readUInt16LE(at + 4);
    if ((flags & (NodeFlag.subTree | NodeFlag.duplicates)) !== 0) this.#fail(number, 'has an entry of an unknown kind');
    if ((flags & NodeFlag.bigData) === 0) {
      if (data + bytes > pageBytes) this.#fail(number, 'has a value that leaves it');
      if (holdsFreePages) this.#free(page.subarray(data, data + bytes), number);
      return;
    }
    if (data + 8 > pageBytes) this.#fail(number, 'has a value that leaves it');
    const first = Number(page.readBigUInt64LE(data));
    const pages = Math.floor((headerBytes - 1 + bytes) / pageBytes) + 1;
    for (let each = 0; each < pages; each += 1) this.#claim(first + each);
    if ((first + pages) * pageBytes > this.#fileBytes) this.#fail(first, 'lies behind the end of the file');
    const head = this.#read(first, Kind.overflow);
    if (head.readUInt32LE(20) < pages) this.#fail(first, 'is too short for its value');
    for (let each = pages; each < head.readUInt32LE(20); each += 1) this.#claim(first + each);
    counted.overflow += head.readUInt32LE(20);
    if (!holdsFreePages) return;
    const list = Buffer.allocUnsafe(bytes);
    readSync(this.#handle, list, 0, bytes, first * pageBytes + headerBytes);
    this.#free(list, number);
  }

  /** A list of pages that are free; negative numbers are lengths, and zeros are room. */
  #free(list: Buffer, number: number): void {
    const count = list.length < 8 ? 0 : Number(list.readBigInt64LE(0));
    if (count < 0 || 8 * (count + 1) > list.length) this.#fail(number, 'has a damaged list of free pages');
    for (let index = 1; index <= count; index += 1) {
      const free = Number(list.readBigInt64LE(8 * index));
      if (free > 0) this.#freed.push(free);
    }
  }

  /** A page that is free and used at once would be written over. */
  checkFree(): void {
    for (const page of this.#freed) {
      if (page > this.#meta.lastPage) this.#fail(page, 'is free, and lies outside the file');
      if (this.#seen[page] === 1) this.#fail(page, 'is free, and used');
    }
  }
}

function childOf(page: Buffer, at: number): number {
  return page.readUInt16LE(at) + page.readUInt16LE(at + 2) * 0x1_0000 + page.readUInt16LE(at + 4) * 0x1_0000_0000;
}

/**
 * Looks at every page of a data file that holds something or leads to it: whether it is the page it should be, and
 * whether its entries are in order and inside of it. What the values say is not looked at.
 *
 * @param file that no process writes
 * @returns what it holds; undefined for an empty file, which LMDB fills itself
 * @throws DamagedPageError with the first page that is not sound
 */
export function checkPages(file: string): PageReport | undefined {
  const handle = openSync(file, 'r');
  try {
    const bytes = fstatSync(handle).size;
    if (bytes === 0) return undefined;
    const metas = Array.from({ length: metaPages }, (_, number) => {
      const page = Buffer.alloc(pageBytes);
      readSync(handle, page, 0, pageBytes, number * pageBytes);
      const meta = readMeta(page);
      if (meta === undefined) throw new DamagedPageError(`page ${number}, where the file begins, is damaged`);
      return meta;
    });
    const [first, second] = metas;
    if (first === undefined || second === undefined) throw new DamagedPageError('the file has no beginning');
    const meta = second.transaction > first.transaction ? second : first;
    // Pages behind the end are free ones that were never written.
    if (meta.lastPage > 2 * (bytes / pageBytes) + 1_000_000) throw new DamagedPageError('the file is cut off');
    const walk = new Walk(handle, meta, bytes);
    walk.tree(meta.main, false);
    walk.tree(meta.free, true);
    walk.checkFree();
    return { usedPages: walk.usedPages, records: meta.main.entries };
  } finally {
    closeSync(handle);
  }
}
